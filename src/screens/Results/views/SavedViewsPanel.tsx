import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { itemCss, separatorCss } from '#components/overlays/floating/itemCss.ts'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { viewsText } from '#domain/messages/results.ts'
import type { ReportKind, ReportView } from '#domain/report/reportView.ts'
import { NameForm } from './NameForm.tsx'
import {
  MAX_SAVED_VIEWS,
  resolveView,
  renameView,
  restoreView,
  findViewByName,
  saveView,
  type SavedView,
} from '#domain/report/savedViews.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'

export interface SavedViewsPanelProps extends Pick<
  ReportScreenProps,
  'savedViews' | 'onSavedViewsChange' | 'view' | 'renderLink' | 'today'
> {
  /** The report that the views are of. */
  kind: ReportKind
  /** URL of a saved view. */
  viewHref: (view: ReportView) => string
  onClose: () => void
}

/** Panel of SavedViews: links to views, buttons to rename and delete them, and a form to save the current view. */
export function SavedViewsPanel({
  savedViews,
  onSavedViewsChange,
  view,
  kind,
  viewHref,
  renderLink,
  today,
  onClose,
}: SavedViewsPanelProps) {
  const notify = useNotify()
  const [renamingId, setRenamingId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const renamedIndex = useRef<number | null>(null)
  // The focused field is gone: return the focus to its row.
  useEffect(() => {
    if (renamingId !== null || renamedIndex.current === null) return
    list.current?.querySelectorAll('li')[renamedIndex.current]?.querySelector('button')?.focus()
    renamedIndex.current = null
  }, [renamingId])

  const handleDelete = (deleted: SavedView, index: number) => {
    onSavedViewsChange((views) => views.filter(({ id }) => id !== deleted.id))
    // The pressed button is gone: keep the focus in the panel.
    list.current?.focus()
    notify({
      title: viewsText.deleted(deleted.name),
      action: {
        label: viewsText.undo,
        onPress: () => onSavedViewsChange((views) => restoreView(views, deleted, index)),
      },
    })
  }
  const handleStartRename = (id: string, index: number) => {
    renamedIndex.current = index
    setRenamingId(id)
  }
  const handleSave = (name: string) => {
    const isUpdate = findViewByName(savedViews, name) !== undefined
    onSavedViewsChange((views) => saveView(views, name, view, today, kind))
    notify({ variant: 'success', title: isUpdate ? viewsText.updated(name) : viewsText.saved(name) })
    onClose()
  }
  return (
    <>
      <List ref={list} tabIndex={-1}>
        {savedViews.length === 0 && <Note>{viewsText.none}</Note>}
        <ul>
          {savedViews.map((savedView, index) => (
            <li key={savedView.id}>
              {renamingId === savedView.id ? (
                <NameForm
                  label={viewsText.newName}
                  initialName={savedView.name}
                  submitLabel={() => viewsText.save}
                  validate={(name) =>
                    findViewByName(
                      savedViews.filter(({ id }) => id !== savedView.id),
                      name,
                    ) === undefined
                      ? null
                      : viewsText.nameTaken
                  }
                  onSubmit={(name) => {
                    onSavedViewsChange((views) => renameView(views, savedView.id, name))
                    setRenamingId(null)
                  }}
                  onCancel={() => setRenamingId(null)}
                />
              ) : (
                <>
                  <ViewLink onClick={onClose}>
                    {renderLink({
                      to: viewHref(resolveView(savedView, today, kind)),
                      children: <bdi className="ellipsis">{savedView.name}</bdi>,
                    })}
                  </ViewLink>
                  <IconButton
                    size="s"
                    label={viewsText.rename(savedView.name)}
                    icon={<Pencil size={14} strokeWidth={1.5} aria-hidden />}
                    onClick={() => handleStartRename(savedView.id, index)}
                  />
                  <IconButton
                    size="s"
                    label={viewsText.delete(savedView.name)}
                    icon={<Trash2 size={14} strokeWidth={1.5} aria-hidden />}
                    onClick={() => handleDelete(savedView, index)}
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
        initialName=""
        submitLabel={(name) => (findViewByName(savedViews, name) === undefined ? viewsText.save : viewsText.update)}
        validate={(name) =>
          savedViews.length >= MAX_SAVED_VIEWS && findViewByName(savedViews, name) === undefined
            ? viewsText.limitReached(MAX_SAVED_VIEWS)
            : null
        }
        onSubmit={handleSave}
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
