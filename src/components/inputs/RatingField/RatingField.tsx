import { useField } from 'react-final-form'
import { Rating, type RatingProps } from './Rating.tsx'

export interface RatingFieldProps extends Pick<RatingProps, 'label' | 'disabled'> {
  /** Name of the form value: a number, 0 if not rated. */
  name: string
}

/**
 * A {@link Rating} inside a `Form`.
 * ARIA pattern: radio group, rating example.
 */
export function RatingField({ name, ...rest }: RatingFieldProps) {
  const { input } = useField<number>(name, { parse: identity, format: identity })
  return (
    <Rating {...rest} value={input.value} onChange={(value) => input.onChange(value)} onBlur={() => input.onBlur()} />
  )
}

/** Overrides the form's defaults, which are meant for strings. */
function identity(value: number): number {
  return value
}
