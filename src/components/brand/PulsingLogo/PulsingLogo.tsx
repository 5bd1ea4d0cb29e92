import { keyframes, styled } from 'styled-components'
import { LogoMark } from '#components/brand/Logo/LogoMark.tsx'
import { commonText } from '#domain/messages/common.ts'

export interface PulsingLogoProps {
  /** Told to screen readers. */
  label?: string
  /** Fills the window: the app is starting. Otherwise it takes the place it is given. */
  page?: boolean
}

/** The loading fallback of the app and of a page whose code is on its way (spec section 2). It stands still under reduced motion. */
export function PulsingLogo({ label = commonText.loading, page = false }: PulsingLogoProps) {
  return (
    <Place role="status" data-page={page}>
      <Pulse>
        <LogoMark size={48} />
      </Pulse>
      <span className="vh">{label}</span>
    </Place>
  )
}

const pulse = keyframes`
  50% { opacity: .45; }
`

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 120px;

  &[data-page='true'] {
    min-height: 100dvh;
  }
`

const Pulse = styled.span`
  animation: ${pulse} 1600ms ease-in-out infinite;

  .strong {
    fill: var(--text-3);
  }

  .faint {
    fill: var(--line-ctl);
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
