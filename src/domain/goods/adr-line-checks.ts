import { errorAt, type FieldIssue, warningAt, wrongNumber } from '../refusals/field-issue.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { isAdrClass, isPackingGroup, isTunnelCode, needsPackingGroup, riskLabels, smallQuantityFaults } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'

type Path = (field: string) => string

const NEVER = { limited: 'adrNeverLimited', excepted: 'adrNeverExcepted' } as const

/**
 * What is said about one substance: number, name, class with its subsidiary risks, packing group, tunnel code, packages. Limited and
 * excepted quantities need no more than their number. Source: ADR 2025, 5.4.1.1.1, 3.4.1, 3.5.1
 */
export function checkAdrLine(path: Path, line: Partial<AdrLine>): FieldIssue[] {
  const number = textOf(line.unNumber)
  const isNumber = /^\d{4}$/.test(number)
  const { quantity, packages } = line
  const isWholeCount = isBlank(packages) || (Number.isInteger(packages) && packages >= 1)
  return [
    ...(isNumber ? [] : errorAt(path('unNumber'), number === '' ? 'adrUnNumberMissing' : 'adrUnNumber')),
    // Without it no transport document holds; a number that is unknown here may come with it later.
    ...(isNumber && textOf(line.name) === '' ? warningAt(path('name'), 'adrName') : []),
    ...checkParticulars(path, line, !line.limited && !line.excepted),
    ...smallQuantityFaults(line).flatMap((mark) => warningAt(path(mark), NEVER[mark])),
    ...(isBlank(quantity) || quantity > 0 ? [] : wrongNumber(path('quantity'), quantity, 'adrQuantity')),
    ...(isWholeCount ? [] : wrongNumber(path('packages'), packages, 'adrPackages')),
  ]
}

/** Class, risks, packing group and tunnel code: what is none, and what is missing where it is `needed`. */
function checkParticulars(path: Path, line: Partial<AdrLine>, needed: boolean): FieldIssue[] {
  const [adrClass, group, tunnelCode] = [textOf(line.class), textOf(line.packingGroup), textOf(line.tunnelCode)]
  const missing = (field: string, code: ParticularCode, isNeeded = true) =>
    needed && isNeeded ? errorAt(path(field), code) : []
  const needsGroup = needsPackingGroup(adrClass, textOf(line.unNumber))
  return [
    ...(adrClass === ''
      ? missing('class', 'adrClassMissing')
      : isAdrClass(adrClass)
        ? []
        : errorAt(path('class'), 'adrClass')),
    ...(riskLabels(textOf(line.risks)) === undefined ? errorAt(path('risks'), 'adrRisks') : []),
    ...(group === ''
      ? missing('packingGroup', 'adrPackingGroupMissing', needsGroup)
      : isPackingGroup(group)
        ? []
        : errorAt(path('packingGroup'), 'adrPackingGroup')),
    ...(tunnelCode === ''
      ? missing('tunnelCode', 'adrTunnelCodeMissing')
      : isTunnelCode(tunnelCode)
        ? []
        : errorAt(path('tunnelCode'), 'adrTunnelCode')),
  ]
}

type ParticularCode = 'adrClassMissing' | 'adrPackingGroupMissing' | 'adrTunnelCodeMissing'
