import { useState } from 'react'
import { DEFAULT_FEATURE_FLAGS, type FeatureFlag, type FeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { CheckboxField } from '#src/ui/form/field.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { storedFlags, storeFlags } from './flag-storage.ts'

const FLAGS: readonly FeatureFlag[] = ['podBadge', 'compactFinanceRow', 'compactUi', 'websockets']
/** The flags this page was started with. */
const started = storedFlags()

/** The feature flags; a change holds on this computer and from the next start on. Source: specification 9 */
export function FeatureFlagsSection() {
  const { t } = useText()
  const [flags, setFlags] = useState(storedFlags)
  const [refused, setRefused] = useState(false)
  const waiting = FLAGS.filter((flag) => flags[flag] !== started[flag])
  const keep = (next: FeatureFlags) => {
    const kept = storeFlags(next)
    setRefused(!kept)
    if (!kept) return announce(t('settings.flags.notKept'))
    setFlags(next)
  }
  return (
    <PageSection title={t('settings.flags')} text={t('settings.flags.text')}>
      <ul className="flex flex-col gap-2">
        {FLAGS.map((flag) => (
          <li key={flag}>
            <CheckboxField
              label={t(`settings.flag.${flag}`)}
              hint={t('settings.flag.hint', {
                text: t(`settings.flag.${flag}.text`),
                default: t(DEFAULT_FEATURE_FLAGS[flag] ? 'settings.flag.on' : 'settings.flag.off'),
              })}
              checked={flags[flag]}
              onChange={(event) => keep({ ...flags, [flag]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      {refused && <p className="mt-2 text-chip text-status-red">{t('settings.flags.notKept')}</p>}
      <div className="mt-3 flex min-h-7 flex-wrap items-center gap-2">
        <Button
          disabledReason={waiting.length === 0 ? t('settings.flags.nothingToApply') : undefined}
          onClick={() => location.reload()}
        >
          {t('settings.flags.reload')}
        </Button>
        <Button variant="quiet" onClick={() => keep({ ...DEFAULT_FEATURE_FLAGS })}>
          {t('settings.flags.reset')}
        </Button>
        {waiting.length > 0 && (
          <span className="flex items-center gap-1.5 text-chip text-text-2">
            <StatusSign status="notice" />
            {t('settings.flags.waiting', { count: waiting.length })}
          </span>
        )}
      </div>
    </PageSection>
  )
}
