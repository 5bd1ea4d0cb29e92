import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { itemCss, separatorCss } from '#components/overlays/floating/itemCss.ts'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import type { RenderLink } from '#components/lib/link.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import type { Day } from '#domain/catalogue.ts'
import { viewsText } from '#domain/messages/results.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { NameForm } from './NameForm.tsx'
import {
  MOST_VIEWS,
  openView,
  renamed,
  restored,
  viewNamed,
  withView,
  type SavedView,
  type ViewsChange,
} from './savedViews.ts'

export interface SavedViewsPanelProps {
  saved: readonly SavedView[]
  onSaved: (change: ViewsChange) => void
  /** The current view, which Save stores. */
  view: ReportView
  /** URL of a saved view. */
  hrefOf: (view: ReportView) => string
  renderLink: RenderLink
  today: Day
  usual: readonly Dimension[]
  onClose: () => void
}

/** The panel of SavedViews: a link per view with buttons to rename and delete it, and a form to save the current view. */
export function SavedViewsPanel({
  saved,
  onSaved,
  view,
  hrefOf,
  renderLink,
  today,
  usual,
  onClose,
}: SavedViewsPanelProps) {
  const notify = useNotify()
  const [renaming, setRenaming] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const renamedIndex = useRef<number | null>(null)
  // The focused field is gone: return the focus to its row.
  useEffect(() => {
    if (renaming !== null || renamedIndex.current === null) return
    list.current?.querySelectorAll('li')[renamedIndex.current]?.querySelector('button')?.focus()
    renamedIndex.current = null
  }, [renaming])

  const handleDelete = (deleted: SavedView, index: number) => {
    onSaved((views) => views.filter(({ id }) => id !== deleted.id))
    // The pressed button is gone: keep the focus in the panel.
    list.current?.focus()
    notify({
      title: viewsText.deleted(deleted.name),
      action: { label: viewsText.undo, onPress: () => onSaved((views) => restored(views, deleted, index)) },
    })
  }
  const handleRename = (id: string, index: number) => {
    renamedIndex.current = index
    setRenaming(id)
  }
  const handleSave = (name: string) => {
    const isUpdate = viewNamed(saved, name) !== undefined
    onSaved((views) => withView(views, name, view, today, usual))
    notify({ variant: 'success', title: isUpdate ? viewsText.replaced(name) : viewsText.saved(name) })
    onClose()
  }
  return (
    <>
      <List ref={list} tabIndex={-1}>
        {saved.length === 0 && <Note>{viewsText.none}</Note>}
        <ul>
          {saved.map((each, index) => (
            <li key={each.id}>
              {renaming === each.id ? (
                <NameForm
                  label={viewsText.newName}
                  first={each.name}
                  action={() => viewsText.save}
                  problem={(name) =>
                    viewNamed(
                      saved.filter(({ id }) => id !== each.id),
                      name,
                    ) === undefined
                      ? null
                      : viewsText.taken
                  }
                  onName={(name) => {
                    onSaved((views) => renamed(views, each.id, name))
                    setRenaming(null)
                  }}
                  onCancel={() => setRenaming(null)}
                />
              ) : (
                <>
                  <ViewLink onClick={onClose}>
                    {renderLink({
                      to: hrefOf(openView(each, today, usual)),
                      children: <bdi className="ell">{each.name}</bdi>,
                    })}
                  </ViewLink>
                  <IconButton
                    size="s"
                    label={viewsText.rename(each.name)}
                    icon={<Pencil size={14} strokeWidth={1.5} aria-hidden />}
                    onClick={() => handleRename(each.id, index)}
                  />
                  <IconButton
                    size="s"
                    label={viewsText.delete(each.name)}
                    icon={<Trash2 size={14} strokeWidth={1.5} aria-hidden />}
                    onClick={() => handleDelete(each, index)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      </List>
      <Separator />
      <NameForm
        label={viewsText.name}
        first=""
        action={(name) => (viewNamed(saved, name) === undefined ? viewsText.save : viewsText.replace)}
        problem={(name) =>
          saved.length >= MOST_VIEWS && viewNamed(saved, name) === undefined ? viewsText.full(MOST_VIEWS) : null
        }
        onName={handleSave}
      />
    </>
  )
}

const List = styled.div`
  flex: 1 1 auto;
  max-height: 320px;
  min-height: 0;
  overflow-y: auto;

  &:focus-visible {
    outline: 0;
  }

  & li {
    display: flex;
    gap: 2px;
    align-items: center;
  }
`

const Note = styled.p`
  padding: var(--sp-2) 10px;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

/** Styles the link that renderLink returns. */
const ViewLink = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;

  & > a {
    ${itemCss}
  }
`

const Separator = styled.div`
  ${separatorCss}
`
