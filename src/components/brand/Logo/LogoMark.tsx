import { styled } from 'styled-components'

/** The mark alone: two books and a third, lit one leaning against them. Decorative, so provide the name as text. */
export function LogoMark({ size }: { size: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect className="strong" x="3" y="6" width="4" height="14" rx="1" />
      <rect className="faint" x="8.5" y="9" width="4" height="11" rx="1" />
      <path
        className="lit"
        d="M15.3 5.6a1 1 0 0 1 .7-1.2l1.9-.5a1 1 0 0 1 1.2.7l3.7 13.7a1 1 0 0 1-.7 1.2l-1.9.5a1 1 0 0 1-1.2-.7z"
      />
      <rect className="strong" x="1" y="21.5" width="24" height="1.7" rx=".85" />
    </Mark>
  )
}

/** Parents may restyle the parts through these classes. */
const Mark = styled.svg`
  .strong {
    fill: var(--text);
  }

  .faint {
    fill: var(--text-3);
  }

  .lit {
    fill: var(--lamp-fill);
    stroke: var(--lamp-fill-edge);
    stroke-width: 0.75;
  }
`
