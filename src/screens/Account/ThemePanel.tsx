import { useId, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'
import { tokenValue, type ThemeName } from '#components/theme/tokens.ts'
import { accountText } from '#domain/messages/account.ts'

interface ThemePanelProps {
  theme: ThemeName
  onThemeChange: (theme: ThemeName) => void
}

const text = accountText.theme
const THEMES: readonly { theme: ThemeName; note?: string }[] = [
  { theme: 'dark', note: text.default },
  { theme: 'light' },
]

/** Radio group of the two themes, each with a small preview; the choice is saved on this device. */
export function ThemePanel({ theme, onThemeChange }: ThemePanelProps) {
  const name = useId()
  return (
    <Panel title={text.heading}>
      <Choices role="radiogroup" aria-label={text.heading}>
        {THEMES.map(({ theme: option, note }) => (
          <Choice key={option}>
            <Preview style={PREVIEWS[option]} aria-hidden>
              <Line data-part="title" />
              <Line data-part="text" />
              <Line data-part="button" />
            </Preview>
            <Name>
              <input type="radio" name={name} checked={theme === option} onChange={() => onThemeChange(option)} />
              <span>{text[option]}</span>
              {note !== undefined && <Note>{note}</Note>}
            </Name>
          </Choice>
        ))}
      </Choices>
    </Panel>
  )
}

/** A theme's colours as custom properties, whichever theme the page uses. */
const coloursOf = (theme: ThemeName) =>
  ({
    '--preview-bg': tokenValue('bg', theme),
    '--preview-text': tokenValue('text', theme),
    '--preview-line-2': tokenValue('line-2', theme),
    '--preview-lamp': tokenValue('lamp-fill', theme),
  }) as CSSProperties
const PREVIEWS: Record<ThemeName, CSSProperties> = { dark: coloursOf('dark'), light: coloursOf('light') }

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-3);
`

const Choice = styled.label`
  position: relative;
  padding: var(--sp-2) var(--sp-2) 10px;
  border-radius: var(--r-2);
  box-shadow: inset 0 0 0 1px var(--line-2);
  cursor: pointer;

  &:hover {
    background: var(--raised);
  }

  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--lamp);
    ${forcedColorsMark}
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

const Preview = styled.span`
  position: relative;
  display: block;
  height: 78px;
  border-radius: var(--r-1);
  background: var(--preview-bg);
  box-shadow: inset 0 0 0 1px var(--line-2);
  forced-color-adjust: none;
`

const Line = styled.span`
  position: absolute;
  left: 14px;
  top: 18px;
  width: 44%;
  height: 6px;
  border-radius: var(--r-1);
  background: var(--preview-text);

  &[data-part='text'] {
    top: 32px;
    width: 64%;
    background: var(--preview-line-2);
  }

  &[data-part='button'] {
    top: 54px;
    width: 34px;
    height: 10px;
    background: var(--preview-lamp);
  }
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 24px;
  margin-top: var(--sp-2);
  padding-left: var(--sp-1);

  & > input {
    width: 16px;
    height: 16px;
    margin: 0;
    /* Focusing scrolls the whole card into view. */
    scroll-margin-block: 120px var(--sp-6);
    appearance: none;
    border: 1.5px solid var(--line-ctl);
    border-radius: var(--r-full);
    outline: 0;
  }

  & > input:checked {
    border: 5px solid var(--lamp);
  }
`

const Note = styled.span`
  color: var(--text-3);
  font-size: var(--fs-small);
`
