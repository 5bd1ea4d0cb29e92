import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import type { Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { periodLength } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'

/** The ends of a range, each with a field. */
export const ENDS = ['from', 'to'] as const

interface RangeFormProps {
  selected: boolean
  today: Day
  /** The range to apply, or null while it is invalid. */
  validPeriod: Period | null
  /** Shown in place of the length while the range is invalid. */
  note?: string | undefined
  /** As in DateRangePickerProps. */
  formId: string | undefined
  onSubmit: () => void
  onChange?: (() => void) | undefined
  children: ReactNode
}

/** The form shared by both range pickers: a heading, the fields, the range's length and an Apply button. */
export function RangeForm({
  selected,
  today,
  validPeriod,
  note,
  formId,
  onSubmit,
  onChange,
  children,
}: RangeFormProps) {
  const headingId = useId()
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Don't submit a form around the picker.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Form id={formId} noValidate aria-labelledby={headingId} onSubmit={handleSubmit} onChange={onChange}>
      <Heading id={headingId} data-chosen={selected || undefined}>
        <span>{dateRangeText.heading}</span>
        {selected && <Check size={16} strokeWidth={1.5} aria-hidden />}
      </Heading>
      {children}
      <Footer>
        <Summary role="status">
          {validPeriod === null ? note : dateRangeText.length(periodLength(validPeriod), validPeriod.to >= today)}
        </Summary>
        {formId === undefined && (
          <Button type="submit" variant="primary">
            {dateRangeText.apply}
          </Button>
        )}
      </Footer>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-2) 10px 6px;

  @media (min-width: 768px) {
    width: max-content;
  }
`

const Heading = styled.h3`
  display: flex;
  justify-content: space-between;
  color: var(--text-3);
  font-size: var(--fs-small);
  font-weight: var(--fw-regular);
  line-height: var(--lh-small);

  &[data-chosen] {
    color: var(--lamp-text);
  }
`

const Footer = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);

  @media (min-width: 768px) {
    padding-top: var(--sp-3);
    border-top: 1px solid var(--line);
  }
`

const Summary = styled.p`
  flex: 1;
  min-width: 0;
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

/** Two fields side by side. */
export const DayFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-2);
  align-items: start;
`
