import { Star } from 'lucide-react'
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { ratingText } from '#domain/messages/common.ts'

const STARS = [1, 2, 3, 4, 5] as const

export interface RatingProps {
  /** Label of the group: 'Rating'. */
  label: string
  /** 1 to 5 whole stars; 0 is not rated. */
  value: number
  /** Called with 0 when the selected star is pressed again. */
  onChange: (value: number) => void
  /** Prevents changes. */
  disabled?: boolean
  /** Called when the focus leaves a star. @default none */
  onBlur?: ((event: FocusEvent) => void) | undefined
}

/**
 * A rating of one to five stars; selecting the same star again clears it.
 * ARIA pattern: radio group, rating example (native radio buttons).
 */
export function Rating({ label, value, onChange, disabled = false, onBlur }: RatingProps) {
  const id = useId()
  const [isCleared, setIsCleared] = useState(false)

  const rate = (stars: number) => {
    setIsCleared(stars === 0)
    onChange(stars)
  }
  const toggle = (stars: number) => rate(stars === value ? 0 : stars)
  // Browsers ignore Space on a checked radio button, and check an unchecked one on keyup. Both are handled on keydown
  // here.
  const handleKeyDown = (event: KeyboardEvent, stars: number) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) toggle(stars)
  }
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      aria-describedby={disabled ? undefined : `${id}-hint`}
      data-off={disabled || undefined}
      onBlur={onBlur}
    >
      <Stars>
        {STARS.map((stars) => (
          <label key={stars} data-on={stars <= value || undefined}>
            {/* Arrow keys also fire a click, but then the star is not the current value yet. */}
            <input
              type="radio"
              name={id}
              aria-label={ratingText.stars(stars)}
              checked={stars === value}
              disabled={disabled}
              onClick={() => {
                if (stars === value) toggle(stars)
              }}
              onChange={() => rate(stars)}
              onKeyDown={(event) => handleKeyDown(event, stars)}
              onKeyUp={(event) => {
                if (event.key === ' ') event.preventDefault()
              }}
            />
            <Star size={24} strokeWidth={1.5} aria-hidden />
          </label>
        ))}
      </Stars>
      <Text>{ratingText.value(value, STARS.length)}</Text>
      <span id={`${id}-hint`} className="visually-hidden">
        {ratingText.howToClear}
      </span>
      <span className="visually-hidden" role="status">
        {isCleared && value === 0 ? ratingText.value(0, STARS.length) : ''}
      </span>
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);

  &[data-off] {
    color: var(--text-3);
  }
`

const Stars = styled.div`
  display: flex;
  gap: 2px;
  /* Aligns the first star, not its padding, with the content above. */
  margin-inline-start: -6px;
  color: var(--line-ctl);

  & > label {
    position: relative;
    padding: 6px;
    border-radius: var(--r-2);
    cursor: pointer;
  }

  & [data-on] {
    color: var(--lamp);
  }

  & [data-on] > svg {
    fill: currentColor;
  }

  /* Previews the rating under the pointer. */
  @media (hover: hover) {
    :not([data-off]) > & > label:is(:hover, :has(~ label:hover)) {
      color: var(--lamp-hover);
    }
  }

  [data-off] > & > label {
    color: var(--text-3);
    cursor: not-allowed;
  }

  & > label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  @media (max-width: 767px) {
    margin-inline-start: -10px;

    & > label {
      padding: 10px;
    }
  }
`

const Text = styled.span`
  font-family: var(--font-num);
  font-weight: var(--fw-medium);
`
