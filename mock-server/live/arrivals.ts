import { addDays, epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { putJob } from '../ports/jobs.ts'
import type { Store } from '../store/store.ts'

/** The tenant they are written to, and the ticks between two of them: the first after a minute, then every five. */
const TENANT = 'nordkurs'
const FIRST = 3
const EVERY = 15

/**
 * E-mails that arrive while a demonstration runs, as they come over the wire. `{{soon}}` and `{{next}}` stand for the two working days
 * after today (`24.11.2026`), `{{now}}` for the moment as e-mails write it.
 */
const ARRIVALS: readonly string[] = [
  `From: =?UTF-8?Q?Heike_de_Vries?= <dispo@hansekontor-kaffeeroesterei.example>
To: Disposition <dispo@nordkurs.example>
Subject: =?UTF-8?Q?Ladeauftrag_HK-2207_Hamburg_=E2=80=93_K=C3=B6ln?=
Date: {{now}}
Message-ID: <hk-2207@hansekontor-kaffeeroesterei.example>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="teil"

--teil
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Moin,

bitte fahrt für uns:

Referenz: HK-2207
Ladestelle: Hansekontor Kaffeerösterei GmbH, Ladestraße 38, 20457 Hamburg
Ladedatum: {{soon}}, 07:00-12:00 Uhr
Entladestelle: Rheinback Zentrale, Deutzer Ring 40, 50667 Köln
Lieferdatum: {{next}}, 08:00-14:00 Uhr
Ware: 16 Europaletten Röstkaffee
Gewicht: 9.600 kg
Lademeter: 6,4
Fracht: 540,00 EUR netto

Danke, Heike de Vries

--teil
Content-Type: text/html; charset=utf-8

<p>Moin,</p><p>bitte fahrt für uns Hamburg &ndash; Köln, siehe Text.</p><img src="https://tracking.example/x.gif">
--teil--
`,
  `From: "Petr =?ISO-8859-1?Q?Mu=F1oz?=" <dispo@warnow-fischfeinkost.example>
To: dispo@nordkurs.example
Subject: =?ISO-8859-1?Q?Preisanfrage_K=FChlfracht_Rostock_-_M=FCnchen?=
Date: {{now}}
Message-ID: <wf-91@warnow-fischfeinkost.example>
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Guten Tag,

was kostet uns:
Beladung: Warnow Fischfeinkost eG, Am Freihafenbecken 142, 18055 Rostock
{{soon}} ab 14 Uhr
Entladung: Gro=DFmarkt M=FCnchen, Thalkirchner Stra=DFe 81, 80331 M=FCnchen
{{next}} bis 6 Uhr
Ware: 12 Europaletten Fisch, 5.400 kg, 4,8 Ldm, 0 bis +2 =B0C

Gru=DF Petr Mu=F1oz
`,
]

/** A working day behind another one. */
function dayAfter(day: PlainDate): PlainDate {
  const next = addDays(day, 1)
  const weekday = new Date(`${next}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? dayAfter(next) : next
}

const german = (day: PlainDate) => day.split('-').toReversed().join('.')

/** Lets the next e-mail come when it is its turn, each once: it is taken in by a job, as one of a real mailbox is. */
export async function letArrive(store: Store, { turn, now }: { turn: number; now: number }): Promise<void> {
  const index = (turn - FIRST) / EVERY
  const letter = ARRIVALS[index]
  if (letter === undefined || store.tenantId !== TENANT) return
  const soon = dayAfter(epochToZoned(now).date)
  const raw = letter
    .replaceAll('{{soon}}', german(soon))
    .replaceAll('{{next}}', german(dayAfter(soon)))
    .replaceAll('{{now}}', new Date(now).toUTCString())
  await putJob(store, { id: `email-${index}`, name: 'emails.arrive', runAt: now, payload: { raw } })
}
