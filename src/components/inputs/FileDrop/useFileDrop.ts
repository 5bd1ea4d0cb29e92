import { useEffect, useState, type DragEvent } from 'react'

interface FileDropZone {
  /** Whether files are being dragged over the zone. */
  isDragOver: boolean
  zone: {
    onDragEnter: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

/**
 * Handles files dropped on a zone. Also stops the browser from opening a file that is dropped elsewhere on the page.
 */
export function useFileDrop(disabled: boolean, onFiles: (files: readonly File[]) => void): FileDropZone {
  const [isDragOver, setIsDragOver] = useState(false)
  usePreventStrayDrops()

  const handleDrag = (event: DragEvent) => {
    if (disabled || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setIsDragOver(true)
  }
  return {
    isDragOver: isDragOver && !disabled,
    zone: {
      onDragEnter: handleDrag,
      onDragOver: handleDrag,
      onDragLeave: () => setIsDragOver(false),
      onDrop: (event) => {
        setIsDragOver(false)
        if (disabled || !hasFiles(event.dataTransfer)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

function usePreventStrayDrops() {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', preventDrop)
    window.addEventListener('drop', preventDrop)
    return () => {
      window.removeEventListener('dragover', preventDrop)
      window.removeEventListener('drop', preventDrop)
    }
  }, [])
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files')
}
