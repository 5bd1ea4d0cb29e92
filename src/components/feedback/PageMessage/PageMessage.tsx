import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'

export interface PageMessageProps {
  /** The page's heading. */
  title: string
  /** An illustration above the title. Without one the page is lit from above. @default none */
  scene?: ReactNode
  /** One or two sentences below the title. @default none */
  text?: ReactNode
  /** The original error message, set off. @default none */
  quote?: ReactNode
  /** Buttons; the first is the primary one. @default none */
  actions?: ReactNode
}

/** A page with a single centred message and actions. Needs no context, so it can replace a crashed page. */
export function PageMessage({ title, scene, text, quote, actions }: PageMessageProps) {
  return (
    <Main id={MAIN_ID} tabIndex={-1} data-lit={scene === undefined}>
      {scene !== undefined && <Scene>{scene}</Scene>}
      <Title tabIndex={-1}>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {quote !== undefined && <Quote dir="auto">{quote}</Quote>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Main>
  )
}

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  min-height: 100vh;
  min-height: 100svh;
  padding: calc(var(--content-top) + var(--bar-top, 0px)) var(--page-pad) calc(var(--tabs-h, 0px) + var(--sp-16));
  text-align: center;

  &[data-lit='true'] {
    background: radial-gradient(60% 80% at 50% 0, var(--glow), transparent);
  }
`

const Scene = styled.div`
  width: 560px;
  max-width: 100%;
  margin-bottom: var(--sp-8);

  & > svg {
    width: 100%;
    height: auto;
  }
`

const Title = styled.h1`
  max-width: 100%;
  text-wrap: balance;

  [data-lit='false'] > & {
    font-size: 2rem;
    line-height: 2.5rem;
    letter-spacing: -0.02em;
  }

  @media (max-width: 767px) {
    [data-lit='false'] > & {
      font-size: var(--fs-page);
      line-height: var(--lh-page);
    }
  }
`

const Text = styled.p`
  max-width: 420px;
  text-wrap: balance;
  margin-top: var(--sp-2);
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  overflow-wrap: anywhere;
`

const Quote = styled.div`
  max-width: min(640px, 100%);
  margin-top: 14px;
  padding: var(--sp-2) 14px;
  border-radius: var(--r-2);
  background: var(--raised);
  color: var(--text-3);
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--sp-2);
  margin-top: var(--sp-6);

  /* Of three, the last would stand alone in a second line. */
  @media (max-width: 767px) {
    & > :first-child:nth-last-child(n + 3) {
      flex-basis: 100%;
    }
  }
`
