import { styled } from '@mui/material/styles'
import { useState } from 'react'
import texts from '../../content/texts/requests.json'
import { mergeMachines } from '../../domain/quoteList/mergeMachines.ts'
import { listReplaced, selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { useAppDispatch, useAppSelector } from '../../domain/state/hooks.ts'
import { fill } from '../../lib/text.ts'
import { focusNeighbour } from '../../ui/browser/moveFocus.ts'
import { Hidden } from '../../ui/spoken.ts'
import type { KeptRequest } from './keptRequests.ts'
import { requestForgotten } from './keptRequestsSlice.ts'
import { RequestRow } from './RequestRow.tsx'

const List = styled('ul')(({ theme }) => ({ marginBlockStart: theme.spacing(2) }))

interface Props {
  requests: readonly KeptRequest[]
  /** Called before the focused control is removed with the last request. */
  onEmptied: () => void
}

export const RequestRows = ({ requests, onEmptied }: Props) => {
  const dispatch = useAppDispatch()
  const listed = useAppSelector(selectQuoteList)
  const [message, announce] = useState({ reference: '', text: '' })

  const askAgain = ({ reference, machines }: KeptRequest) => {
    const merged = mergeMachines(listed, machines, true)
    dispatch(listReplaced(merged.machines))
    const count = merged.reasons.filter((reason) => reason !== null).length
    announce({ reference, text: fill(count === 0 ? texts.listed : texts.surplus, { reference, count }) })
  }
  const remove = ({ key, reference }: KeptRequest, row: HTMLLIElement | null) => {
    if (!focusNeighbour(row, '[data-remove]')) onEmptied()
    dispatch(requestForgotten(key))
    announce({ reference: '', text: fill(texts.removed, { reference }) })
  }
  return (
    <>
      <List>
        {requests.map((request) => (
          <RequestRow
            key={request.key}
            request={request}
            note={message.reference === request.reference ? message.text : ''}
            onAskedAgain={() => askAgain(request)}
            onRemoved={(row) => remove(request, row)}
          />
        ))}
      </List>
      <Hidden as="p" aria-live="polite">
        {message.text}
      </Hidden>
    </>
  )
}
