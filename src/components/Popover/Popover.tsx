import { cloneElement, Suspense } from 'react'
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { usePopup } from '../floating/usePopup.ts'
import { lazyPart } from '../lazyPart.tsx'

type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLElement>,
  'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
> & { ref?: Ref<HTMLElement> }

export interface PopoverProps {
  /** Names the panel. */
  label: string
  /** A Button, an IconButton or another element that takes a ref and button props. */
  trigger: ReactElement
  /** The panel's content; as a function it can close the panel itself. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger the panel keeps to. Default 'start'. */
  align?: 'start' | 'end' | undefined
  /** Of the panel, in px. */
  width?: number | undefined
}

const PopoverPanel = lazyPart(() => import('./PopoverPanel.tsx').then((module) => module.PopoverPanel))

/**
 * Controls that open beside a button (APG: dialog, not modal). The focus moves in, to `data-autofocus` or the first tab
 * stop; Escape closes and returns it, a press or Tab outside closes.
 */
export function Popover({ label, trigger, children, align, width }: PopoverProps) {
  const popup = usePopup()
  return (
    <>
      {cloneElement(trigger as ReactElement<TriggerProps>, {
        ref: popup.trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': popup.open,
        'aria-controls': popup.open ? popup.id : undefined,
        onClick: () => (popup.open ? popup.close() : popup.show()),
      })}
      {popup.open && (
        <Suspense>
          <PopoverPanel popup={popup} label={label} align={align} width={width}>
            {children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
