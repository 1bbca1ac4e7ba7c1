import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useApiBase } from '#src/api/provider.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { endpoints } from '#src/contract/index.ts'
import { DEFAULT_FEATURE_FLAGS, FEATURE_FLAGS } from '#src/domain/accounts/feature-flags.ts'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useFlags } from '#src/workspace/flags.tsx'
import { language, usePreference } from '#src/workspace/preferences.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { Fact } from './test-page-values.ts'

/** Which build runs, on what, for whom, and with which flags: the lines support asks for. */
export function useFacts(): readonly Fact[] {
  const { t } = useText()
  const format = useFormat()
  const session = useSession()
  const base = useApiBase()
  const flags = useFlags()
  const { registry } = useCommands()
  const router = useRouter()
  const chosen = usePreference(language)
  return useMemo(() => {
    const onOff = (isOn: boolean) => t(isOn ? 'settings.flag.on' : 'settings.flag.off')
    const screens = Object.values(router.routesById).filter((route) => 'screen' in (route.options.staticData ?? {}))
    const { width, height } = globalThis.screen
    const { innerWidth, innerHeight, devicePixelRatio } = globalThis
    return [
      { label: t('test.version'), value: __VERSION__ },
      { label: t('test.backend'), value: t(__MOCK_BACKEND__ ? 'test.backend.mock' : 'test.backend.server') },
      { label: t('test.base'), value: base === '' ? location.origin : base },
      { label: t('test.demo'), value: onOff(session.demo) },
      { label: t('test.tenant'), value: session.tenantId },
      { label: t('test.user'), value: `${session.name} · ${session.userId} · ${t(`role.${session.role}`)}` },
      { label: t('test.browser'), value: navigator.userAgent },
      {
        label: t('test.language'),
        value: `${LANGUAGES[chosen].name} · ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
      },
      {
        label: t('test.window'),
        value: `${innerWidth} × ${innerHeight} · ${width} × ${height} · ${format.percent(devicePixelRatio * 100)}`,
      },
      {
        label: t('test.parts'),
        value: t('test.parts.count', {
          screens: format.number(screens.length),
          commands: format.number(registry.all.length),
          calls: format.number(Object.keys(endpoints).length),
        }),
      },
      ...FEATURE_FLAGS.map((flag) => ({
        label: t(`settings.flag.${flag}`),
        value: t('test.flag', { state: onOff(flags[flag]), default: onOff(DEFAULT_FEATURE_FLAGS[flag]) }),
      })),
    ]
  }, [t, format, session, base, flags, registry, router, chosen])
}
