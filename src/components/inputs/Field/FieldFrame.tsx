import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** What stands around a control: its label, a hint, its errors. */
export interface FieldFrameProps {
  /** The control's id; hint and errors take theirs from it, see {@link describedBy}. */
  id: string
  label: string
  /** Stands at the end of the label's line, and after the control in the tab order: a link. */
  aside?: ReactNode
  /** Shown below the control while there is no error. */
  hint?: string | undefined
  errors: readonly string[]
  /** The control, in a {@link ControlBox}. */
  children: ReactNode
}

/** A labelled control with its hint or errors 6px below, each error with an icon. */
export function FieldFrame({ id, label, aside, hint, errors, children }: FieldFrameProps) {
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children}
      {aside !== undefined && <Aside>{aside}</Aside>}
      {errors.length > 0 && (
        <Errors id={errorsId(id)}>
          {errors.map((error) => (
            <li key={error}>
              <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
              {error}
            </li>
          ))}
        </Errors>
      )}
      {errors.length === 0 && hint !== undefined && <Hint id={hintId(id)}>{hint}</Hint>}
    </Frame>
  )
}

/** The value of the control's `aria-describedby`: its errors, or else its hint. */
export function describedBy(id: string, hint: string | undefined, errors: readonly string[]): string | undefined {
  if (errors.length > 0) return errorsId(id)
  return hint === undefined ? undefined : hintId(id)
}

const errorsId = (id: string) => `${id}-errors`
const hintId = (id: string) => `${id}-hint`

const Frame = styled.div`
  display: grid;
  grid-template: 'label aside' 'control control' 'below below' / minmax(0, 1fr) auto;
`

const Label = styled.label`
  grid-area: label;
  justify-self: start;
  margin-bottom: 6px;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--fw-medium);
  color: var(--text-2);
`

const Aside = styled.div`
  grid-area: aside;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const Errors = styled.ul`
  grid-area: below;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  color: var(--err);

  & > li {
    display: flex;
    gap: 6px;
    margin-top: 6px;
  }

  & svg {
    margin-top: 1px;
  }
`

const Hint = styled.p`
  grid-area: below;
  margin-top: 6px;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  color: var(--text-3);
`
