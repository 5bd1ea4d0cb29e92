import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Props of a FieldFrame. */
export interface FieldFrameProps {
  /** Id of the control; the id of its errors derives from it, see {@link describedBy}. */
  id: string
  label: string
  /** Shown at the end of the label's line, such as a link; follows the control in the tab order. */
  aside?: ReactNode
  errors: readonly string[]
  /** The control, in a {@link ControlBox}. */
  children: ReactNode
}

/** A labelled control with its errors below it. */
export function FieldFrame({ id, label, aside, errors, children }: FieldFrameProps) {
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
    </Frame>
  )
}

/** Value of the control's `aria-describedby`: its errors. */
export const describedBy = (id: string, errors: readonly string[]): string | undefined =>
  errors.length > 0 ? errorsId(id) : undefined

const errorsId = (id: string) => `${id}-errors`

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
