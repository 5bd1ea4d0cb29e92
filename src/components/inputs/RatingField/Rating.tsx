import { Star } from 'lucide-react'
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { ratingText } from '#domain/messages/common.ts'

const STARS = [1, 2, 3, 4, 5] as const

export interface RatingProps {
  /** Names the group: 'Your rating'. */
  label: string
  /** 1 to 5, in whole stars; 0: not rated. */
  value: number
  /** 0 when the chosen star is pressed again. */
  onChange: (value: number) => void
  disabled?: boolean
  onBlur?: ((event: FocusEvent) => void) | undefined
}

/**
 * One to five stars (APG: radio group, rating; native radio buttons): arrow keys choose, pressing the chosen star again
 * clears (visual.md, Ad details). To show a rating that is not asked for use {@link RatingShown}.
 */
export function Rating({ label, value, onChange, disabled = false, onBlur }: RatingProps) {
  const id = useId()
  const [cleared, setCleared] = useState(false)

  const choose = (stars: number) => {
    setCleared(stars === 0)
    onChange(stars)
  }
  const press = (stars: number) => choose(stars === value ? 0 : stars)
  // Space on a chosen radio button does nothing in a browser, and on an open one acts when it comes up: both are done here.
  const onKeyDown = (event: KeyboardEvent, stars: number) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) press(stars)
  }
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      aria-describedby={disabled ? undefined : `${id}-how`}
      data-off={disabled || undefined}
      onBlur={onBlur}
    >
      <Stars>
        {STARS.map((stars) => (
          <label key={stars} data-on={stars <= value || undefined}>
            {/* Where an arrow key chooses, a browser tells of a click as well: then the star is not the chosen one yet. */}
            <input
              type="radio"
              name={id}
              aria-label={ratingText.stars(stars)}
              checked={stars === value}
              disabled={disabled}
              onClick={() => {
                if (stars === value) press(stars)
              }}
              onChange={() => choose(stars)}
              onKeyDown={(event) => onKeyDown(event, stars)}
              onKeyUp={(event) => {
                if (event.key === ' ') event.preventDefault()
              }}
            />
            <Star size={24} strokeWidth={1.5} aria-hidden />
          </label>
        ))}
      </Stars>
      <Words>{ratingText.value(value, STARS.length)}</Words>
      <span id={`${id}-how`} className="vh">
        {ratingText.howToClear}
      </span>
      <span className="vh" role="status">
        {cleared && value === 0 ? ratingText.value(0, STARS.length) : ''}
      </span>
    </Group>
  )
}

/** A rating that can only be read: the stars, and the same in words. */
export function RatingShown({ label, value }: Pick<RatingProps, 'label' | 'value'>) {
  return (
    <Group data-shown>
      <Stars aria-hidden>
        {STARS.map((stars) => (
          <span key={stars} data-on={stars <= value || undefined}>
            <Star size={16} strokeWidth={1.5} />
          </span>
        ))}
      </Stars>
      <Words>
        <span className="vh">{ratingText.of(label)}</span>
        {ratingText.value(value, STARS.length)}
      </Words>
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
  /* The first star, not its padding, stands in line with what is above. */
  margin-inline-start: -6px;
  color: var(--line-ctl);

  [data-shown] > & {
    margin-inline-start: 0;
  }

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

  /* What a press would choose. */
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

const Words = styled.span`
  font-family: var(--font-num);
  font-weight: var(--fw-medium);

  [data-shown] > & {
    font-size: var(--fs-small);
    font-weight: var(--fw-regular);
  }
`
