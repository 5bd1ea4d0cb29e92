import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type BannerTone = 'info' | 'warning' | 'error'

export interface BannerProps {
  /** Determines colour and icon, and how it is announced. */
  tone: BannerTone
  /** What happened, in one sentence. */
  title: ReactNode
  /** An additional sentence. @default none */
  children?: ReactNode
  /** Shown after the text but not announced with it: a countdown, a progress bar. @default none */
  aside?: ReactNode
  /** Small buttons at the end. @default none */
  action?: ReactNode
  /** A 16px icon. @default the icon of the tone */
  icon?: ReactNode
}

const ICONS = { info: Info, warning: TriangleAlert, error: TriangleAlert }

/** A strip with a message about the content below it. Errors are alerts, the rest are status messages. */
export function Banner({ tone, title, children, aside, action, icon }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <Strip data-tone={tone}>
      {icon ?? <Icon size={16} strokeWidth={1.5} aria-hidden />}
      <Message role={tone === 'error' ? 'alert' : 'status'}>
        <b>{title}</b> {children !== undefined && <span>{children}</span>}
      </Message>
      {aside}
      {action !== undefined && <Actions>{action}</Actions>}
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1) var(--sp-3);
  min-height: var(--row-h);
  padding: 6px var(--sp-2) 6px var(--sp-3);
  border-radius: var(--r-2);
  background: var(--tint);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font-size: var(--fs-small);
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  &[data-tone='info'] {
    --tint: var(--info-soft);
    --tone: var(--info);
  }

  &[data-tone='warning'] {
    --tint: var(--warn-soft);
    --tone: var(--warn);
  }

  &[data-tone='error'] {
    --tint: var(--err-soft);
    --tone: var(--err);
  }

  & > svg {
    color: var(--tone);
  }
`

const Message = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  color: var(--text-2);

  b {
    color: var(--text);
    font-weight: var(--fw-medium);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);

  &:empty {
    display: none;
  }
`
