import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { figures } from 'virtual:figures'
import { sheets } from 'virtual:specifications'
import { isOffered } from '../../content/categories.ts'
import texts from '../../content/texts/statement.json'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { isAmount } from '../../domain/products/figures/figure.ts'
import { bestSellerIds } from '../../domain/products/product.ts'
import { complyPath, statementIds } from '../../domain/routing/comparePath.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { whenIdle } from '../../ui/browser/scheduling.ts'
import { frameStyle } from '../../ui/styles/card.ts'
import { ChosenProducts } from './ChosenProducts.tsx'
import { loadParts } from './document/makeStatementFile.ts'
import { MeetingMachines } from './ranking/MeetingMachines.tsx'
import { rank } from './ranking/rank.ts'
import { Ranking } from './ranking/Ranking.tsx'
import { readRequirements } from './reading/readRequirements.ts'
import { type Sheet, verdicts } from './requirement.ts'
import { RequirementsField } from './RequirementsField.tsx'
import { makeStatement } from './statement/makeStatement.ts'
import { emptyDraft, tenderOf } from './statement/statementDraft.ts'
import { knownSubjects, useStatement } from './statement/useStatement.ts'
import { StatementActions } from './StatementActions.tsx'
import { StatementTable } from './StatementTable.tsx'
import { TenderFields } from './TenderFields.tsx'
import { VerdictMark } from './VerdictMark.tsx'

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  // The ranking keeps the place of a tick itself.
  overflowAnchor: 'none',
  '& h2': { ...theme.typography.h3, marginBlockEnd: theme.spacing(1.5) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: theme.spacing(6),
    '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  },
  '@media print': { display: 'block' },
}))

/** The actions stand above the table, because that may be long. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(1.5),
  '& > h2': { marginBlockEnd: 0 },
  // Both buttons share a row of their own.
  [theme.breakpoints.down('lg')]: { '& > details': { flexBasis: 'calc(100% - 9em)' } },
  [theme.breakpoints.down('sm')]: {
    '& > button': { flex: '9 1 0', paddingInline: theme.spacing(1), lineHeight: 1.3 },
    '& > button:first-of-type': { flexGrow: 11 },
  },
  '& > p': {
    order: 1,
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.fontSize.small,
  },
}))

/** What the lines come to and the chosen machines, beside the field or right below it. */
const Result = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
}))

/** As high without the button as with it. */
const Answer = styled('div')(({ theme }) => ({
  minHeight: theme.layout.control,
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.spacing(2) },
  '& strong': { fontSize: theme.fontSize.h3, lineHeight: 1.3 },
  '& button': { paddingInline: 0 },
  // The machines begin right below.
  [theme.breakpoints.down('sm')]: { '&[data-near=true] button': { display: 'none' } },
}))

/** What the verdicts of a statement mean. A phone with lines has what they come to there. */
const Meanings = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { '&[data-beside=true]': { display: 'none' } },
  // In line with the field.
  [theme.breakpoints.up('lg')]: {
    '&[data-beside=false]:first-of-type': { marginBlockStart: theme.layout.control + 4 },
  },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: theme.spacing(1.5, 4),
  },
  '& > div': {
    ...frameStyle(theme),
    marginBlockEnd: theme.spacing(2.5),
    padding: theme.spacing(2, 3),
    '& dl > div': { gridColumn: '1 / -1', borderTop: theme.edge.hairline, paddingTop: theme.spacing(1) },
    '& p': { marginBlockEnd: theme.spacing(2) },
  },
  '& dt': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    fontSize: theme.fontSize.small,
  },
  '& dd': { color: theme.vars.palette.text.secondary, fontSize: theme.fontSize.small },
}))

const PrintedTender = styled('p')({ display: 'none', '@media print': { display: 'block' } })

const weightOf = ({ id }: Sheet): number => {
  const weight = figures[id]?.weight
  return isAmount(weight) ? weight : Infinity
}

const exampleText = texts.statement.exampleLines.join('\n')

/** What a statement will look like, with the verdicts of the first best seller. */
const ExampleStatement = () => {
  const sheet = sheets.find(({ id }) => id === bestSellerIds[0])
  if (!sheet) return null
  const { requirements } = readRequirements(exampleText, knownSubjects)
  return (
    <div>
      <p>{fill(texts.statement.empty, { name: sheet.name })}</p>
      <dl>
        {makeStatement(requirements, [sheet], emptyDraft).map(({ requirement, cells: [cell] }) => (
          <div key={requirement.id}>
            <dt>
              <span>{requirement.text}</span> {cell && <VerdictMark verdict={cell.verdict} />}
            </dt>
            <dd>{cell?.offered}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Its part of the page begins at the top of the window. */
const show = ({ current: heading }: RefObject<HTMLElement | null>): void => {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

const StatementTool = () => {
  const country = useAppSelector(selectCountry)
  const { search } = useLocation()
  const navigate = useNavigate()
  const statement = useStatement()
  const ids = statementIds(search)
  const field = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const ranking = useRef<HTMLHeadingElement>(null)
  const chosen = ids.flatMap((id) => sheets.find((sheet) => sheet.id === id) ?? [])
  // The same list until the country changes, because the ranking of all takes a tenth of a second.
  const offered = useMemo(
    () => sheets.filter(({ subcategory }) => isOffered(subcategory, country)),
    [country],
  )
  const { requirements } = statement
  const hasLines = requirements.length > 0
  // 200 lines against 51 sheets, which a remark or a tick does not change.
  const ranked = useMemo(
    () => (hasLines ? rank(requirements, offered, weightOf) : []),
    [hasLines, requirements, offered],
  )
  useEffect(() => {
    // It can be saved later where there is no connection. Whoever saves it tries again.
    if (hasLines) whenIdle(() => void loadParts().catch(() => undefined))
  }, [hasLines])
  const rows = makeStatement(requirements, chosen, statement.draft)
  const choose = (next: readonly number[]) =>
    void navigate(complyPath(next), { replace: true, preventScrollReset: true })
  return (
    <Parts>
      <div className="no-print">
        <RequirementsField
          statement={statement}
          sheets={offered}
          fieldRef={field}
          onExample={() => {
            // The button goes, and the focus with it.
            flushSync(() => statement.change({ text: exampleText }))
            field.current?.focus()
            if (ids.length === 0) choose(bestSellerIds.slice(0, 2))
          }}
        />
      </div>
      <Result className="no-print">
        {hasLines && (
          <Answer data-near={ids.length === 0}>
            <MeetingMachines lines={requirements.length} ranked={ranked} onChosen={() => show(ranking)} />
          </Answer>
        )}
        {ids.length > 0 && (
          <ChosenProducts
            {...{ ids, offered, rows, chosen }}
            onChosen={(next) => {
              if (next.length === 0) (ranking.current ?? field.current)?.focus()
              choose(next)
            }}
          />
        )}
        {(!hasLines || ids.length === 0) && (
          <Meanings data-beside={hasLines}>
            {!hasLines && <ExampleStatement />}
            <dl>
              {verdicts.map((verdict) => (
                <div key={verdict}>
                  <dt>
                    <VerdictMark verdict={verdict} />
                  </dt>
                  <dd>{texts.meanings[verdict]}</dd>
                </div>
              ))}
            </dl>
          </Meanings>
        )}
      </Result>
      {hasLines && (
        <>
          {chosen.length > 0 && (
            <section>
              <PrintedTender>{tenderOf(statement.draft)}</PrintedTender>
              <Head className="no-print">
                <h2 ref={title} tabIndex={-1}>
                  {texts.statement.title}
                </h2>
                <TenderFields {...statement} />
                <StatementActions rows={rows} sheets={chosen} statement={statement} />
              </Head>
              <StatementTable rows={rows} sheets={chosen} statement={statement} />
            </section>
          )}
          <Ranking
            ranked={ranked}
            titleRef={ranking}
            ids={ids}
            onChosen={choose}
            onStatement={() => show(title)}
          />
        </>
      )}
    </Parts>
  )
}

export default StatementTool
