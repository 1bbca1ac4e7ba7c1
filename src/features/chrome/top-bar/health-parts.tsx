import { HEALTH_PARTS, type HealthPart, type HealthStatus } from '#src/domain/alerts/health.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord, type PlainSign } from '#src/ui/signs/status-sign.tsx'

/** How a system behind the product is drawn. */
export const HEALTH_SIGNS: Record<HealthStatus, PlainSign> = {
  online: 'online',
  warning: 'warning',
  offline: 'failure',
}

/** The systems behind the product, each with how it is. */
export function HealthParts({ parts }: { parts: Readonly<Record<HealthPart, HealthStatus>> }) {
  const { t } = useText()
  return (
    <ul className="flex flex-col gap-1">
      {HEALTH_PARTS.map((part) => (
        <li key={part} className="flex items-center justify-between gap-6">
          <span>{t(`chrome.health.${part}`)}</span>
          <StatusWord status={HEALTH_SIGNS[parts[part]]}>{t(`chrome.health.${parts[part]}`)}</StatusWord>
        </li>
      ))}
    </ul>
  )
}
