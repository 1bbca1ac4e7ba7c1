import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { bringsFiles, givenFiles } from './given-files.ts'
import type { GivenFile } from './upload-ports.ts'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/**
 * Takes files that are dropped anywhere on the window, or pasted outside of text fields. While files are over the window
 * `told` says where they would go. The page is never left for a file.
 */
export function useGivenFiles(given: {
  take(files: readonly GivenFile[], how: 'dropped' | 'pasted'): void
  told(): string
}) {
  const [over, setOver] = useState<string>()
  const told = useEffectEvent(given.told)
  const take = useEffectEvent(given.take)
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    let depth = 0
    const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, act, { signal })
    const leave = () => {
      depth = 0
      setOver(undefined)
    }
    on('dragenter', ({ dataTransfer }) => {
      if (!bringsFiles(dataTransfer)) return
      depth += 1
      if (depth === 1) setOver(told())
    })
    on('dragleave', ({ dataTransfer }) => {
      if (!bringsFiles(dataTransfer)) return
      depth -= 1
      if (depth <= 0) leave()
    })
    on('dragover', (event) => {
      if (!bringsFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    })
    on('drop', (event) => {
      if (!bringsFiles(event.dataTransfer)) return
      event.preventDefault()
      leave()
      take(givenFiles(event.dataTransfer), 'dropped')
    })
    on('paste', (event) => {
      const isText = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (isText || !bringsFiles(event.clipboardData)) return
      event.preventDefault()
      take(givenFiles(event.clipboardData), 'pasted')
    })
    return () => ends.abort()
  }, [])
  return over === undefined ? null : createPortal(<DropOverlay text={over} />, document.body)
}

/** Over all of the window, and nothing of it is met by the mouse: what is under it stays what it is. */
function DropOverlay({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-50 grid place-items-end justify-center border-2 border-accent p-10"
    >
      <p className="flex items-center gap-2 rounded-palette border border-line-strong bg-surface px-4 py-3 text-panel">
        <Upload aria-hidden size={16} strokeWidth={1.75} />
        <bdi>{text}</bdi>
      </p>
    </div>
  )
}
