import { tourEndpoints } from '#src/contract/tours.ts'
import type { Line, ParsedLine } from '#src/domain/command-line/line.ts'
import type { Verb } from '#src/domain/command-line/words.ts'
import { refusal } from './gate.ts'
import { failureSentence } from './object.ts'
import { understandAssign } from './assign.ts'
import { understandAbsent, understandBlock } from './away.ts'
import { understandCreate } from './create.ts'
import { understandDelay } from './delay.ts'
import { understandFind } from './find.ts'
import { understandNote } from './note.ts'
import { understandGo, understandOpen } from './places.ts'
import { understandCancel, understandConfirm, understandMove } from './orders.ts'
import { understandPlan } from './plan.ts'
import { understandPrice } from './price.ts'
import { understandTours } from './tours.ts'
import { understandAdvance, understandStatus } from './status.ts'
import { understandUnplan } from './unplan.ts'
import type { LineContext, Interpretation } from './understanding.ts'

const nothing: Interpretation = { chips: [], suggestions: [] }

/** What a line means here and now: what it is about, what will happen, and how it is done. */
export async function understand(asking: LineContext, parsed: ParsedLine): Promise<Interpretation> {
  if (parsed.verb === undefined) return nothing
  try {
    return await byVerb(asking, parsed, parsed.verb)
  } catch (error) {
    return { ...nothing, blocked: asking.context.online ? failureSentence(error, asking) : asking.t('reasons.offline') }
  }
}

function byVerb(asking: LineContext, parsed: ParsedLine, verb: Verb): Promise<Interpretation> | Interpretation {
  const lineOf = <V extends Verb>(wanted: V) =>
    parsed.line?.verb === wanted ? (parsed.line as Extract<Line, { verb: V }>) : undefined
  switch (verb) {
    case 'plan':
    case 'unplan': {
      const blocked = refusal(asking, tourEndpoints['tours.plan'].permission)
      if (blocked !== undefined) return { ...nothing, blocked }
      return verb === 'plan' ? understandPlan(asking, parsed, lineOf('plan')) : understandUnplan(asking, parsed)
    }
    case 'advance':
      return understandAdvance(asking, parsed)
    case 'status':
      return understandStatus(asking, parsed, lineOf('status'))
    case 'price':
      return understandPrice(asking, parsed, lineOf('price'))
    case 'note':
      return understandNote(asking, parsed, lineOf('note'))
    case 'assign':
      return understandAssign(asking, parsed, lineOf('assign'))
    case 'confirm':
      return understandConfirm(asking, parsed)
    case 'cancel':
      return understandCancel(asking, parsed, lineOf('cancel'))
    case 'move':
      return understandMove(asking, parsed, lineOf('move'))
    case 'delay':
      return understandDelay(asking, parsed, lineOf('delay'))
    case 'block':
      return understandBlock(asking, parsed, lineOf('block'))
    case 'absent':
      return understandAbsent(asking, parsed, lineOf('absent'))
    case 'tours':
      return understandTours(asking, parsed)
    case 'create':
      return understandCreate(asking, parsed, lineOf('create'))
    case 'help':
      return { ...nothing, sentence: asking.t('line.say.help') }
    case 'find':
      return understandFind(asking, parsed, lineOf('find'))
    case 'open':
      return understandOpen(asking, parsed)
    case 'go':
      return understandGo(asking, parsed, lineOf('go'))
  }
}
