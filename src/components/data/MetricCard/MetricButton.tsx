import { styled } from 'styled-components'
import { metricText } from '#domain/messages/data.ts'
import { changeKind, Delta } from '../Delta/Delta.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'
import { formatExact, formatShort, type MetricValue } from './metricValue.ts'

export interface MetricButtonProps {
  /** Name of the metric: 'Clicks'. */
  label: string
  /** The metric's value with its format and change. */
  figure: MetricValue
  /** What the metric means, for its tooltip. @default none */
  help?: string
  /** Whether it is the metric shown below. */
  pressed: boolean
  /** Called when it is pressed, also while `pressed`. */
  onPress: () => void
  /** Whether its figure is loading; it can be pressed nevertheless. */
  loading?: boolean
}

/**
 * A figure that switches the chart below to its metric. Use several in a MetricButtons.
 * ARIA pattern: button (toggle).
 */
export function MetricButton({ label, figure, help, pressed, onPress, loading = false }: MetricButtonProps) {
  const exact = loading ? null : formatExact(figure)
  return (
    <Tooltip title={[exact, help].filter((text) => text != null).join('. ')}>
      <ToggleButton type="button" data-print aria-pressed={pressed} onClick={onPress}>
        <small>{label}</small>
        <span>
          {loading ? (
            <Skeleton label={metricText.loading(label)}>
              <SkeletonBox>
                <SkeletonLine width={64} height={18} />
              </SkeletonBox>
            </Skeleton>
          ) : (
            <>
              <b data-empty={figure.value === null || undefined}>{formatShort(figure)}</b>
              {figure.change !== undefined && <Delta change={figure.change} kind={changeKind(figure.format)} />}
            </>
          )}
        </span>
      </ToggleButton>
    </Tooltip>
  )
}

/**
 * A group of MetricButtons in slots of one width, whatever their figures. On small screens they scroll sideways. Needs an
 * `aria-label`.
 */
export const MetricButtons = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  gap: var(--sp-1) var(--sp-4);
  min-width: 0;
  max-width: calc(5 * 9.25rem + 4 * var(--sp-4));
  container-type: inline-size;

  @media (max-width: 767px) {
    /* The fourth looks out of the edge. */
    grid-template-columns: repeat(5, 6rem);
    column-gap: var(--sp-1);
    margin-inline-end: calc(-1 * var(--sp-4));
    padding-inline-end: var(--sp-6);
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to right, black calc(100% - var(--sp-6)), transparent);
  }

  @media (max-width: 359px) {
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    margin-inline-end: 0;
    padding-inline-end: 0;
    mask-image: none;
  }
`

const ToggleButton = styled.button`
  position: relative;
  min-width: 0;
  min-height: var(--touch);
  padding: 2px 0 6px;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  & > small {
    display: block;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover > small {
    color: var(--text);
  }

  & > span {
    display: flex;
    gap: 0 var(--sp-2);
    align-items: baseline;
    min-height: 1.75rem;
    overflow: hidden;
    white-space: nowrap;
  }

  /* The change has a line of its own, empty or not. */
  @container (max-width: 46.1875rem) {
    & > span {
      flex-direction: column;
      min-height: calc(1.75rem + var(--lh-small));
    }
  }

  & b {
    font-size: 1.25rem;
    font-weight: var(--fw-medium);
    letter-spacing: -0.01em;
    line-height: 1.75rem;
  }

  & [data-empty] {
    color: var(--text-3);
  }

  &::after {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    border-radius: 1px;
    content: '';
  }

  &:hover::after {
    background: var(--line-ctl);
  }

  &[aria-pressed='true']::after {
    background: var(--lamp);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true']::after {
      background: Highlight;
    }
  }

  @media (max-width: 767px) {
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`

const SkeletonBox = styled.div`
  padding: 5px 0;
`
