import type { CommandContext } from '#src/commands/gate/command.ts'
import { importsAside } from './aside.ts'
import { contextFor } from './import-context.ts'
import { importScreen } from './import-screen.ts'
import { importWork } from './import-work.ts'
import { createKeeper, forgetAside, keepAside, keptAside } from './kept-import.ts'
import { lookUp } from './look-up.ts'
import { readAside, readKept } from './read-kept.ts'

/** Reads what is set aside on this computer. */
export async function readAsideImports({ session, services }: CommandContext): Promise<void> {
  const found = (await keptAside(session)).flatMap((kept) => readAside(kept) ?? [])
  services.sessionValue(importsAside).set(found.toSorted((one, other) => (one.at < other.at ? 1 : -1)))
}

/**
 * Puts the import under way among the past ones where rows of it are open, and says so; asks where this browser keeps nothing. False:
 * the person would rather stay.
 */
export async function setAside(context: CommandContext): Promise<boolean> {
  const { session, services } = context
  const { t, notify, confirm } = services
  const { data, counts, name } = services.sessionValue(importWork).current()
  if (data === undefined || counts.open === 0) return true
  const aside = { open: counts.open, at: new Date(Date.now()).toISOString() }
  if (await keepAside(session, data, aside)) {
    await readAsideImports(context)
    notify({ type: 'info', message: t('imports.setAside', { count: counts.open }), detail: name })
    return true
  }
  return confirm({
    title: t('imports.replace.title', { name }),
    detail: t('imports.replace.detail', { count: counts.open }),
    confirmLabel: t('imports.replace.confirm'),
    destructive: true,
  })
}

const pastOf = ({ services }: CommandContext) => services.sessionValue(importScreen).past()

/** Shows the open rows of a past import again. */
export async function resumeImport(context: CommandContext): Promise<void> {
  const { session, services } = context
  const past = pastOf(context)
  const kept = (await keptAside(session)).find(({ id }) => id === past?.id)
  const data = kept && readKept(kept)
  // Another window has gone on with it.
  if (data === undefined) return readAsideImports(context)
  const work = services.sessionValue(importWork)
  const isLast = work.take()
  const judging = await contextFor(context, data.source.customerId)
  if (!isLast()) return
  work.onKept(createKeeper(session))
  await work.begin({ ...data, context: judging })
  await forgetAside(session, data.id)
  await readAsideImports(context)
  await lookUp(context)
}

/** Throws the open rows of a past import away; what was created of it stays. */
export async function discardAside(context: CommandContext): Promise<void> {
  const { session, services } = context
  const { t, confirm } = services
  const past = pastOf(context)
  if (past?.open === undefined) return
  const isSure = await confirm({
    title: t('imports.replace.title', { name: past.name }),
    detail: t('imports.replace.detail', { count: past.open }),
    confirmLabel: t('imports.replace.confirm'),
    destructive: true,
  })
  if (!isSure) return
  await forgetAside(session, past.id)
  await readAsideImports(context)
}
