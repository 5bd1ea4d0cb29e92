import { Download, Ellipsis, Link as LinkIcon, Bookmark, ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'
import { commonText } from '#domain/messages/common.ts'
import { reportText } from '#domain/messages/report.ts'
import { useExcelFormat } from '#screens/shared/useExcelFormat.ts'
import type { ReportActions } from './useReportActions.ts'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { viewsText } from '#domain/messages/results.ts'
import { SavedViewsPanel, type SavedViewsPanelProps } from './views/SavedViewsPanel.tsx'

interface ReportHeaderActionsProps {
  actions: ReportActions
  views: SavedViewsProps
  isSmall: boolean
}

/** Actions for the whole report: saved views, copy link, export. On small screens the last two share a menu. */
export function ReportHeaderActions({ actions, views, isSmall }: ReportHeaderActionsProps) {
  const { copyLink, exports } = actions
  const formatItems = useExcelFormat().entries
  const exportItems = exports.map(({ key, run }): MenuEntry => ({
    kind: 'action',
    key,
    label: reportText[key],
    disabled: run === null,
    onSelect: () => run?.(),
  }))
  if (isSmall) {
    const copyItem: MenuEntry = { kind: 'action', key: 'copy', label: commonText.copyLink, onSelect: copyLink }
    return (
      <Actions data-screen-only>
        <SavedViews {...views} iconOnly />
        <Menu
          label={reportText.more}
          trigger={
            <IconButton
              variant="quiet"
              label={reportText.more}
              icon={<Ellipsis size={18} strokeWidth={1.5} aria-hidden />}
            />
          }
          items={[copyItem, ...exportItems, ...(exportItems.length > 0 ? formatItems : [])]}
        />
      </Actions>
    )
  }
  return (
    <Actions data-screen-only>
      <SavedViews {...views} />
      <Button icon={<LinkIcon size={16} strokeWidth={1.5} aria-hidden />} onClick={copyLink}>
        {commonText.copyLink}
      </Button>
      {exportItems.length > 0 && (
        <Menu
          label={reportText.export}
          width={240}
          trigger={<Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>{reportText.export}</Button>}
          items={[...exportItems, ...formatItems]}
        />
      )}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  gap: var(--sp-2);
`

interface SavedViewsProps extends Omit<SavedViewsPanelProps, 'onClose'> {
  /** Shows only the icon; the label stays for screen readers. */
  iconOnly?: boolean
}

const icon = <Bookmark size={16} strokeWidth={1.5} aria-hidden />

/**
 * Button with a panel of saved views, stored on this device per account.
 * ARIA pattern: dialog (non-modal).
 */
function SavedViews({ iconOnly = false, ...props }: SavedViewsProps) {
  const trigger = iconOnly ? (
    <IconButton variant="quiet" label={viewsText.label} icon={icon} />
  ) : (
    <Button icon={icon} trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}>
      {viewsText.label}
    </Button>
  )
  return (
    <Popover label={viewsText.label} align="end" width={320} trigger={trigger}>
      {(close) => <SavedViewsPanel {...props} onClose={close} />}
    </Popover>
  )
}
