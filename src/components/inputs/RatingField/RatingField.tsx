import { useField } from 'react-final-form'
import { Rating, type RatingProps } from './Rating.tsx'

export interface RatingFieldProps extends Pick<RatingProps, 'label' | 'disabled'> {
  /** The field's name among the form's values: a number, 0 where nothing is rated. */
  name: string
}

/** A {@link Rating} inside a `Form`. */
export function RatingField({ name, ...rest }: RatingFieldProps) {
  const { input } = useField<number>(name, { parse: keep, format: keep })
  return (
    <Rating {...rest} value={input.value} onChange={(value) => input.onChange(value)} onBlur={() => input.onBlur()} />
  )
}

/** The form's defaults are for texts. */
function keep(value: number): number {
  return value
}
