import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Props of a FieldFrame. */
export interface FieldFrameProps {
  /** Id of the control; the ids of hint and errors derive from it, see {@link describedBy}. */
  id: string
  label: string
  /** Shown at the end of the label's line, such as a link; follows the control in the tab order. */
  aside?: ReactNode
  /** Shown below the control while there is no error. */
  hint?: string | undefined
  errors: readonly string[]
  /** The control, in a {@link ControlBox}. */
  children: ReactNode
}

/** A labelled control with a hint or errors below it. */
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
              <span>{error}</span>
            </li>
          ))}
        </Errors>
      )}
      {errors.length === 0 && hint !== undefined && <Hint id={hintId(id)}>{hint}</Hint>}
    </Frame>
  )
}

/** Value of the control's `aria-describedby`: its errors, or else its hint. */
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
  position: relative;
  grid-area: aside;
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  /* Enlarges the target of a link, into the space above. */
  & > a::after {
    position: absolute;
    inset: -19px 0 -3px;
    content: '';
  }
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
