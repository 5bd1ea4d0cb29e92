import { oneOf, text, type Codec } from '#domain/address/codecs.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { optionalParam, param } from '#domain/address/param.ts'
import { PLATFORMS, type PlatformOrAll } from '#domain/metrics.ts'

/** A position from 0, written from 1. */
const position: Codec<number> = {
  parse: (digits) => (/^[1-9]\d{0,2}$/.test(digits) ? Number(digits) - 1 : null),
  format: (at) => String(at + 1),
}

/** The state of the showcase in its address: `?platform=mad&item=104&art=2`. */
export const showcaseAddress = defineAddress(
  {
    platform: param('platform', oneOf<PlatformOrAll>(['all', ...PLATFORMS]), 'all'),
    /** The campaign that is looked at closely, by its id; null: none. */
    item: optionalParam('item', text),
    /** Which of its artworks, from 0. */
    art: param('art', position, 0),
  },
  { art: ({ item }) => item !== null },
)

export type ShowcaseView = StateOf<typeof showcaseAddress>
