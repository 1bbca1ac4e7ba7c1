import type { Parsed } from '#src/domain/command-line/line.ts'
import type { Asking, Understanding } from './understanding.ts'
export async function understandPlan(_asking: Asking, _parsed: Parsed, _line: unknown): Promise<Understanding> {
  return { chips: [], suggestions: [] }
}
