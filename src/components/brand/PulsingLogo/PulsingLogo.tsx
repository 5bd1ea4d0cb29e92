import { keyframes, styled } from 'styled-components'
import { LogoMark } from '#components/brand/Logo/LogoMark.tsx'
import { commonText } from '#domain/messages/common.ts'

export interface PulsingLogoProps {
  /** In the middle of the window, for the start of the app. */
  fullPage?: boolean
}

/** The loading fallback of the app (spec section 2). Not animated with reduced motion. */
export function PulsingLogo({ fullPage = false }: PulsingLogoProps) {
  return (
    <Box role="status" data-page={fullPage}>
      <Pulse>
        <LogoMark size={48} />
      </Pulse>
      <span className="visually-hidden">{commonText.loading}</span>
    </Box>
  )
}

const pulse = keyframes`
  50% { opacity: .45; }
`

const Box = styled.div`
  display: grid;
  place-items: center;
  min-height: 120px;

  &[data-page='true'] {
    position: fixed;
    inset: 0;
  }
`

const Pulse = styled.span`
  animation: var(--endless-animation, ${pulse} 1600ms ease-in-out infinite);

  .strong {
    fill: var(--text-3);
  }

  .faint {
    fill: var(--line-ctl);
  }
`
