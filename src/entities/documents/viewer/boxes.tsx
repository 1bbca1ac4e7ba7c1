import type { Box } from '#src/domain/extraction/paper.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { Turn } from '../pdf/read-pdf.ts'
import { turnedBox, turnedSize } from './turned-box.ts'

/** Where a value was read, drawn on its page. */
export interface ReadBox {
  /** Of the field. */
  name: string
  /** "Getauscht 57 %": its tag, and its name for screen readers. */
  label: string
  /** From 1. */
  page: number
  /** In points of the upright page. */
  box: Box
  isDoubtful: boolean
}

interface BoxesProps {
  boxes: readonly ReadBox[]
  /** The page they are drawn on, upright, in points. */
  page: { width: number; height: number }
  turn: Turn
  /** The field the keyboard is on. */
  current: string | undefined
  onChoose(name: string): void
}

/** Room around letters, in points. */
const AROUND = 2

/** What was read, boxed on the paper: sure, doubtful, and the one the keyboard is on with its name. */
export function Boxes({ boxes, page, turn, current, onChoose }: BoxesProps) {
  const size = turnedSize(page, turn)
  return boxes.map(({ name, label, box, isDoubtful }) => {
    const { left, top, width, height } = turnedBox(box, page, turn)
    const isCurrent = name === current
    const share = (value: number, of: number) => `${(value / of) * 100}%`
    return (
      <button
        key={name}
        type="button"
        // Reached by the field it belongs to.
        tabIndex={-1}
        aria-label={label}
        data-box={name}
        data-current={isCurrent || undefined}
        onClick={() => onChoose(name)}
        style={{
          left: share(left - AROUND, size.width),
          top: share(top - AROUND, size.height),
          width: share(width + 2 * AROUND, size.width),
          height: share(height + 2 * AROUND, size.height),
        }}
        className={classes(
          'absolute rounded-[2px]',
          isCurrent
            ? 'z-10 border-2 border-accent bg-accent/15'
            : isDoubtful
              ? 'border-2 border-dashed border-status-amber bg-status-amber/10'
              : 'border border-accent bg-accent/5',
        )}
      >
        {isCurrent && (
          <span className="absolute bottom-full -left-0.5 flex h-4 items-center rounded-[2px] bg-accent px-1 text-cap font-semibold whitespace-nowrap text-on-accent">
            {label}
          </span>
        )}
        {isDoubtful && !isCurrent && (
          <StatusSign status="warning" className="absolute top-1/2 left-full ml-1 -translate-y-1/2" />
        )}
      </button>
    )
  })
}
