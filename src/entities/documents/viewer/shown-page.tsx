import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { PdfFailure, type PdfProblem } from '../pdf/pdf-failure.ts'
import type { PdfPage, Turn } from '../pdf/read-pdf.ts'
import { turnedSize } from './turned-box.ts'
import type { ShownFile } from './use-shown-file.ts'

/** A page that can be drawn: its size upright, in points, and how. */
export interface DrawnPage {
  width: number
  height: number
  from: { kind: 'pdf'; page: PdfPage } | { kind: 'image'; address: string }
}

/** A page of a file by its number, from 1; undefined while it is fetched. Tells why it cannot be had. */
export function useDrawnPage(
  file: Exclude<ShownFile, { kind: 'failed' }> | undefined,
  number: number,
  onFailure: (problem: PdfProblem) => void,
): DrawnPage | undefined {
  const [known, setKnown] = useState<{ of: ShownFile; number: number; page: DrawnPage }>()
  const tell = useRef(onFailure)
  useLayoutEffect(() => {
    tell.current = onFailure
  })
  useEffect(() => {
    if (file?.kind !== 'pdf') return undefined
    let isGone = false
    file.pdf.page(number).then(
      (page) => {
        const { width, height } = page
        if (!isGone) setKnown({ of: file, number, page: { width, height, from: { kind: 'pdf', page } } })
      },
      (error: unknown) => !isGone && tell.current(problemOf(error)),
    )
    return () => {
      isGone = true
    }
  }, [file, number])
  if (file?.kind === 'image') return { ...file, from: { kind: 'image', address: file.address } }
  // The page before stays until the next one is there.
  return known !== undefined && known.of === file ? known.page : undefined
}

const problemOf = (error: unknown): PdfProblem => (error instanceof PdfFailure ? error.problem : 'broken')

interface ShownPageProps {
  page: DrawnPage
  /** Pixels per point. */
  scale: number
  turn: Turn
  /** What it is, for screen readers. */
  label: string
  onFailure(problem: PdfProblem): void
  /** Stands over the page. */
  children: ReactNode
}

/** A page on the screen. The paper keeps its own colours, and what is drawn on it those of the light theme. */
export function ShownPage({ page, scale, turn, label, onFailure, children }: ShownPageProps) {
  const { width, height } = turnedSize(page, turn)
  const upright = { width: page.width * scale, height: page.height * scale }
  return (
    <div
      data-shown-page
      className="paper-colours relative m-auto shrink-0 border border-line-strong bg-white"
      style={{ width: width * scale + 2, height: height * scale + 2 }}
    >
      {page.from.kind === 'pdf' ? (
        <Canvas page={page.from.page} scale={scale} turn={turn} label={label} onFailure={onFailure} />
      ) : (
        <img
          src={page.from.address}
          alt={label}
          draggable={false}
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{ ...upright, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
        />
      )}
      {children}
    </div>
  )
}

interface CanvasProps {
  page: PdfPage
  scale: number
  turn: Turn
  label: string
  onFailure(problem: PdfProblem): void
}

function Canvas({ page, scale, turn, label, onFailure }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const tell = useRef(onFailure)
  useLayoutEffect(() => {
    tell.current = onFailure
  })
  useEffect(() => {
    if (canvas.current === null) return undefined
    let isGone = false
    page.draw(canvas.current, { scale: scale * devicePixelRatio, turn }).catch((error: unknown) => {
      if (!isGone) tell.current(problemOf(error))
    })
    return () => {
      isGone = true
    }
  }, [page, scale, turn])
  return <canvas ref={canvas} role="img" aria-label={label} className="absolute inset-0 size-full" />
}
