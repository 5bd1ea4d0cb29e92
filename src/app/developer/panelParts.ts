import { styled } from 'styled-components'

export const Section = styled.section`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-3) 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  & > h3 {
    font-weight: var(--fw-semibold);
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  min-width: 0;
`

export const StatusText = styled.p`
  min-height: var(--lh-small);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`
