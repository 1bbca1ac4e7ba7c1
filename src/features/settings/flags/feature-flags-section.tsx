import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import {
  FEATURE_FLAGS,
  parseFeatureFlags,
  type FeatureFlag,
  type FeatureFlags,
} from '#src/domain/accounts/feature-flags.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { CheckboxField } from '#src/ui/form/field.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useFlags } from '#src/workspace/flags.tsx'
import { storedFlags, storeFlags } from './flag-storage.ts'

/** The feature flags: the company's, unless this computer says otherwise; a change here holds from the next start on. Source: specification 9 */
export function FeatureFlagsSection() {
  const { t } = useText()
  const inForce = useFlags()
  const { data } = useQuery({ ...queryFor(useCall(), 'tenants.defaults', {}), retry: false })
  const company = parseFeatureFlags(data)
  const [said, setSaid] = useState(storedFlags)
  const [refused, setRefused] = useState(false)
  const flags = { ...company, ...said }
  const waiting = FEATURE_FLAGS.filter((flag) => flags[flag] !== inForce[flag])
  const keep = (next: Partial<FeatureFlags>) => {
    const kept = storeFlags(next)
    setRefused(!kept)
    if (!kept) return announce(t('settings.flags.notKept'))
    setSaid(next)
  }
  const choose = (flag: FeatureFlag, isOn: boolean) => {
    const { [flag]: _before, ...others } = said
    // What is as the company has it follows the company.
    keep(isOn === company[flag] ? others : { ...others, [flag]: isOn })
  }
  return (
    <PageSection title={t('settings.flags')} text={t('settings.flags.text')}>
      <ul className="flex flex-col gap-2">
        {FEATURE_FLAGS.map((flag) => (
          <li key={flag}>
            <CheckboxField
              label={t(`settings.flag.${flag}`)}
              hint={t('settings.flag.hint', {
                text: t(`settings.flag.${flag}.text`),
                default: t(company[flag] ? 'settings.flag.on' : 'settings.flag.off'),
              })}
              checked={flags[flag]}
              onChange={(event) => choose(flag, event.target.checked)}
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
        <Button variant="quiet" onClick={() => keep({})}>
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
