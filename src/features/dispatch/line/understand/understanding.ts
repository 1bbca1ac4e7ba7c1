import type { CommandContext } from '#src/commands/gate/command.ts'
import type { CommandRegistry } from '#src/commands/gate/registry.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { ThingKind } from '#src/domain/command-line/names.ts'
import type { Role } from '#src/domain/command-line/line.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { PlainSign } from '#src/ui/signs/status-sign.tsx'

/** What a line is understood with: who types it, where the keyboard was, and what there is. */
export interface LineContext {
  /** As it was when the line was opened; its services are those of now. */
  context: CommandContext
  registry: CommandRegistry
  t: Translate
  format: Format
  today: PlainDate
}

/** A part of the line as it is understood. */
export interface Chip {
  role: Role
  /** What it names, where that is known. */
  kind?: ThingKind
  /** What it is called, where that is not told by its role. */
  label?: string
  value: string
  /** `choose`: several are meant and the person decides. */
  state: 'sure' | 'choose' | 'wrong'
}

/** One of several that could be meant, or something that could come next. */
export interface Suggestion {
  id: string
  name: string
  detail?: string
  verdict?: { sign: PlainSign; text: string }
  /** At the right: the margin, or that it cannot be. */
  right?: string
  /** What is written in the place of the part. */
  insert: string
  /** A whole line, to be read to its end. */
  isLine?: true
  /** The figure that takes it. */
  number?: number
}

/** What a line comes to. Text between the two marks is shown bold. */
export interface Interpretation {
  chips: readonly Chip[]
  /** What will happen, in a sentence. */
  sentence?: string
  /** What is still to be said, at the end of it. */
  question?: string
  suggestions: readonly Suggestion[]
  /** Where a suggestion is written. */
  replaces?: { from: number; to: number }
  /** Why it cannot be run now. */
  blocked?: string
  /** The characters that mean nothing. */
  wrong?: { from: number; to: number }
  /** It leads somewhere and changes nothing. */
  leads?: true
  /** It opens a field: what is typed until that is there belongs into it. */
  opensField?: true
  /** It can be run with a reason against what stands in its way, by those who may give one. */
  withReason?: boolean
  /** A reason that is given is kept with it, also where nothing stands against it (decision A38). */
  keepsReason?: true
  /** What it breaks or what is to be known of it, and what it brings. */
  verdict?: { sign: PlainSign; lines: readonly string[]; right?: string }
  /** Does it; `said` tells what was done where the change does not say so itself. */
  act?: (context: CommandContext, how: { withReason: boolean }) => Promise<ActionReport | void>
}

/** What was done, in the words of the line. */
export interface ActionReport {
  ok: boolean
  text: string
}

const [OPEN, CLOSE] = ['\u0002', '\u0003']

/** A part of a sentence that is shown bold. */
export const bold = (text: string): string => `${OPEN}${text}${CLOSE}`

/** A sentence in pieces, the bold ones marked. */
export function piecesOf(sentence: string): { text: string; isBold: boolean }[] {
  return sentence
    .split(OPEN)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isBold: false }]
      const [inner = '', ...rest] = piece.split(CLOSE)
      return [
        { text: inner, isBold: true },
        { text: rest.join(''), isBold: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

export const plainText = (sentence: string): string => sentence.replaceAll(OPEN, '').replaceAll(CLOSE, '')
