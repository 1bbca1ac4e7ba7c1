import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { menuGroups } from './menu-groups.ts'
import { ScreenTree } from './screen-tree.tsx'

/** "Klassische Navigation": every screen one may open, with its address and its key, in a tree. */
export function ClassicScreen() {
  const { t } = useText()
  const format = useFormat()
  const router = useRouter()
  const { role } = useSession()
  const groups = useMemo(() => menuGroups(Object.values(router.routesById), role), [router, role])
  const count = groups.reduce((sum, { screens }) => sum + screens.length, 0)
  return (
    <div className="flex h-full flex-col">
      <PageHeader title={t('classic.title')} count={t('classic.count', { count, total: format.number(count) })} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line">
        <p className="max-w-160 px-4 pt-3 text-chip text-text-2">{t('classic.text', { role: t(`role.${role}`) })}</p>
        <ScreenTree groups={groups} />
      </div>
    </div>
  )
}
