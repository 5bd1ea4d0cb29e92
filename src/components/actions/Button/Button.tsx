import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { buttonCss } from './buttonCss.ts'

export type ButtonVariant = 'quiet' | 'primary' | 'ghost' | 'danger'
export type ButtonSize = 'm' | 's' | 'block'

interface OwnProps {
  /** `primary` once per view; `ghost` beside another button; `danger` for irreversible actions. @default "quiet" */
  variant?: ButtonVariant | undefined
  /** 'm' is 36 px high, 's' 30 px, 'block' 44 px and full width, for forms. @default "m" */
  size?: ButtonSize | undefined
  /** Fills the width of its container at any size. @default false */
  fullWidth?: boolean | undefined
  /** 16 px, shown before the label. @default none */
  icon?: ReactNode
  /** 14 px, shown after the label; at the far end of a full-width button. @default none */
  trailing?: ReactNode
  /**
   * Shows a spinner, disables the button and sets aria-busy. Pass `false` when idle to reserve space for the spinner.
   * @default none
   */
  busy?: boolean | undefined
  /** Label while busy ('Signing in'). The button is as wide as the longer label. @default the label */
  busyLabel?: string | undefined
  /** Makes it a toggle button with this aria-pressed state; highlighted when true. @default none */
  pressed?: boolean | undefined
  /** Its label. @default none */
  children?: ReactNode
}

/** Props of a Button rendered as `C`: its own and those of the element. */
export type ButtonProps<C extends ElementType = 'button'> = OwnProps & {
  /** The element or component it is rendered as. @default "button" */
  as?: C | undefined
} & Omit<ComponentPropsWithRef<C>, keyof OwnProps | 'as'>

interface NativeProps extends OwnProps, Omit<ComponentPropsWithRef<'button'>, keyof OwnProps> {
  as?: ElementType | undefined
}

/**
 * A button, or with `as={Link}` a link that looks like one.
 * ARIA pattern: button; toggle button if `pressed` is set.
 */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>): ReactNode {
  return <NativeButton {...props} />
}

function NativeButton({
  as = 'button',
  variant = 'quiet',
  size = 'm',
  fullWidth = false,
  icon,
  trailing,
  busy,
  busyLabel,
  pressed,
  children,
  ref,
  disabled,
  onClick,
  ...rest
}: NativeProps) {
  const ownRef = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => ownRef.current, [])
  const isNative = as === 'button'
  const isInactive = disabled === true || busy === true
  useRestoreFocus(ownRef, busy === true, disabled === true)

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      as={as as 'button'}
      {...(isNative ? { type: 'button' as const, disabled: isInactive } : { 'aria-disabled': isInactive || undefined })}
      aria-busy={busy === true || undefined}
      aria-pressed={pressed}
      data-variant={variant}
      data-size={size}
      data-wide={fullWidth || undefined}
      data-off={isInactive || undefined}
      data-busy={busy}
      data-bare={icon === undefined ? true : undefined}
      data-trailing={trailing === undefined ? undefined : true}
      {...rest}
      ref={ownRef}
      onClick={handleClick}
    >
      {busy === true ? <Spinner aria-hidden /> : icon}
      {children !== undefined && (
        <Label data-other={busy === true ? textOf(children) : busyLabel}>
          {busy === true ? (busyLabel ?? children) : children}
        </Label>
      )}
      {trailing}
    </Root>
  )
}

/**
 * Returns the focus to a native button that lost it by becoming busy, unless another element has taken it. A button
 * that is disabled afterwards keeps the focus too, with `aria-disabled`, until the focus moves on.
 */
function useRestoreFocus(button: RefObject<HTMLButtonElement | null>, busy: boolean, disabled: boolean) {
  const wasFocused = useRef(false)
  useLayoutEffect(() => {
    const element = button.current
    const active = document.activeElement
    if (active === element) wasFocused.current = true
    if (busy || !wasFocused.current) return
    wasFocused.current = false
    if (element === null || (active !== element && active !== document.body)) return
    const cleanUp = disabled && element.disabled ? makeFocusable(element) : undefined
    element.focus()
    return cleanUp
  }, [button, busy, disabled])
}

/**
 * Lets a disabled button have the focus until it blurs. Returns a function that ends this without disabling the
 * button.
 */
function makeFocusable(button: HTMLButtonElement): () => void {
  button.disabled = false
  button.ariaDisabled = 'true'
  const cleanUp = () => {
    button.ariaDisabled = null
    button.removeEventListener('blur', handleBlur)
    button.removeEventListener('click', preventDefault)
  }
  const handleBlur = () => {
    cleanUp()
    button.disabled = true
  }
  button.addEventListener('blur', handleBlur)
  button.addEventListener('click', preventDefault)
  return cleanUp
}

const preventDefault = (event: Event) => event.preventDefault()

function textOf(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined
}

const Root = styled.button`
  ${buttonCss}

  @media print {
    display: none;
  }
`

/** Two labels share one grid cell, so that the width stays the same when the label changes. */
const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-other] {
    display: inline-grid;
    justify-items: center;
  }

  &[data-other]::after {
    content: attr(data-other);
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`

const Spinner = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: var(--endless-animation, button-spin 0.8s linear infinite);

  /* As wide as the 16 px icon it replaces. */
  button:not([data-bare]) > & {
    margin: 0 1px;
  }

  @keyframes button-spin {
    to {
      transform: rotate(1turn);
    }
  }
`
