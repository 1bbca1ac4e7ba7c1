import type { Driver } from '#src/contract/drivers.ts'
import { DRIVER_PAPERS, PAPER_FIELDS } from '#src/domain/drivers/papers.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { driverStatusText } from './driver-status.tsx'
import { absenceText, paperText } from './driver-words.ts'

/** A driver as text, for the clipboard: a line per fact. */
export function driverAsText(driver: Driver, t: Translate, format: Format): string {
  const papers = DRIVER_PAPERS.map((paper) => {
    return [paperText(paper, t), format.dayMonthYear(driver[PAPER_FIELDS[paper]])].join('\t')
  })
  const absences = driver.absences.map((absence) => {
    const { kind, days } = absenceText(absence, t, format)
    return `${kind}\t${days}`
  })
  return [
    [driver.name, driverStatusText(driver.status, t)].join('\t'),
    [t('records.phone'), driver.phone].join('\t'),
    [t('records.vehicle'), driver.vehiclePlate ?? ''].join('\t'),
    ...papers,
    ...absences,
  ].join('\n')
}
