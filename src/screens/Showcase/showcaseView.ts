import { oneOf, textCodec, type Codec } from '#domain/address/codecs.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { optionalParam, param } from '#domain/address/param.ts'
import { PLATFORMS, type PlatformOrAll } from '#domain/platforms.ts'

/** Index from 0, written as a number from 1. */
const position: Codec<number> = {
  parse: (digits) => (/^[1-9]\d{0,2}$/.test(digits) ? Number(digits) - 1 : null),
  format: (index) => String(index + 1),
}

/** URL state of the showcase: `?platform=mad&item=104&art=2`. */
export const showcaseAddress = defineAddress(
  {
    platform: param('platform', oneOf<PlatformOrAll>(['all', ...PLATFORMS]), 'all'),
    /** Id of the campaign in the lightbox; null if closed. */
    item: optionalParam('item', textCodec),
    /** Index of the campaign's artwork. */
    art: param('art', position, 0),
  },
  // An artwork index needs an open campaign.
  { art: ({ item }) => item !== null },
)

export type ShowcaseView = StateOf<typeof showcaseAddress>
