import { shortName, shortTooltip } from '#domain/text/shortenText.ts'

export interface PlainNameProps {
  /** The whole name. */
  name: string
  /** Class of the element, for styles of the place it is in. @default none */
  className?: string
  /** Repeats the name in a tooltip, for places that truncate it. */
  hasTooltip?: boolean
}

/**
 * A name within other text: its first 500 characters, 2,000 in the tooltip. Its direction does not affect the text
 * around it.
 */
export function PlainName({ name, className, hasTooltip = false }: PlainNameProps) {
  return (
    <bdi className={className} title={hasTooltip ? shortTooltip(name) : undefined}>
      {shortName(name)}
    </bdi>
  )
}
