import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { buttonCss } from './buttonCss.ts'

export type ButtonVariant = 'quiet' | 'primary' | 'ghost' | 'danger'
export type ButtonSize = 'm' | 's' | 'block'

interface OwnProps {
  /** `primary` at most once per view; `ghost` beside another button; `danger` for what cannot be undone. Default 'quiet'. */
  variant?: ButtonVariant | undefined
  /** 36 px, compact 30 px, or the full-width 44 px of a form. Default 'm'. */
  size?: ButtonSize | undefined
  /** As wide as its place, whatever its height. */
  wide?: boolean | undefined
  /** 16 px, before the verb. */
  icon?: ReactNode
  /** 14 px, after the verb; in a `block` or `wide` one at the far end, with the verb at the start. */
  trailing?: ReactNode
  /** The action is under way: a ring, disabled, aria-busy. Give `false` at rest, so that room for the ring is kept. */
  busy?: boolean | undefined
  /** The verb while busy ("Signing in"). The button is as wide as the longer of the two. */
  busyLabel?: string | undefined
  /** Makes a toggle: told as aria-pressed, drawn in lamp light when true. */
  pressed?: boolean | undefined
  children?: ReactNode
}

/** Props of a Button drawn as `C`: its own, and all of the element's. */
export type ButtonProps<C extends ElementType = 'button'> = OwnProps & { as?: C | undefined } & Omit<
    ComponentPropsWithRef<C>,
    keyof OwnProps | 'as'
  >

interface NativeProps extends OwnProps, Omit<ComponentPropsWithRef<'button'>, keyof OwnProps> {
  as?: ElementType | undefined
}

/**
 * Does one thing when pressed (APG: button; with `pressed` a toggle button). `as={Link}` draws a link in the look of a button
 * for what goes somewhere.
 */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>): ReactNode {
  return <NativeButton {...props} />
}

function NativeButton({
  as = 'button',
  variant = 'quiet',
  size = 'm',
  wide = false,
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
  const own = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current, [])
  const native = as === 'button'
  const off = disabled === true || busy === true
  useFocusKept(own, busy === true, disabled === true)

  const stop = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      as={as as 'button'}
      {...(native ? { type: 'button' as const, disabled: off } : { 'aria-disabled': off || undefined })}
      aria-busy={busy === true || undefined}
      aria-pressed={pressed}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-off={off || undefined}
      data-busy={busy}
      data-bare={icon === undefined ? true : undefined}
      data-trailing={trailing === undefined ? undefined : true}
      {...rest}
      ref={own}
      onClick={stop}
    >
      {busy === true ? <Ring aria-hidden /> : icon}
      {children !== undefined && (
        <Verb data-other={busy === true ? textOf(children) : busyLabel}>
          {busy === true ? (busyLabel ?? children) : children}
        </Verb>
      )}
      {trailing}
    </Root>
  )
}

/**
 * A native button loses focus when it is disabled. It gets it back when the work is done and nothing else took it; one that
 * then has nothing to do any more keeps it, disabled in all but that, until the focus moves on.
 */
function useFocusKept(button: RefObject<HTMLButtonElement | null>, busy: boolean, disabled: boolean) {
  const focused = useRef(false)
  useLayoutEffect(() => {
    const element = button.current
    const active = document.activeElement
    if (active === element) focused.current = true
    if (busy || !focused.current) return
    focused.current = false
    if (element === null || (active !== element && active !== document.body)) return
    const held = disabled && element.disabled ? hold(element) : undefined
    element.focus()
    return held
  }, [button, busy, disabled])
}

/** Lets a disabled button have the focus, until that leaves; returns how to make an end of it before. */
function hold(button: HTMLButtonElement): () => void {
  button.disabled = false
  button.ariaDisabled = 'true'
  const end = () => {
    button.ariaDisabled = null
    button.removeEventListener('blur', letGo)
    button.removeEventListener('click', refuse)
  }
  const letGo = () => {
    end()
    button.disabled = true
  }
  button.addEventListener('blur', letGo)
  button.addEventListener('click', refuse)
  return end
}

const refuse = (event: Event) => event.preventDefault()

function textOf(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined
}

const Root = styled.button`
  ${buttonCss}
`

/** With another verb to come both share one cell, so that the width stays when the verb changes. */
const Verb = styled.span`
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

const Ring = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: button-ring 0.8s linear infinite;

  /* As wide as the 16 px icon that it stands in for. */
  button:not([data-bare]) > & {
    margin: 0 1px;
  }

  @keyframes button-ring {
    to {
      transform: rotate(1turn);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
