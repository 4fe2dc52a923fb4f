import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { DownloadButtons } from '../../domain/listDocument/DownloadButtons.tsx'
import { useAppSelector } from '../../domain/state/hooks.ts'
import type { KeptRequest } from './keptRequests.ts'
import { selectKeptRequests } from './keptRequestsSlice.ts'
import { RequestStatus } from './RequestStatus.tsx'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
}))

/** Status and downloads of a request that was just sent; one that is not kept has the present time. */
const ReceiptTools = ({ request }: { request: Omit<KeptRequest, 'sentAt'> }) => {
  const { key, reference, machines } = request
  const { requests } = useAppSelector(selectKeptRequests)
  const [shownAt] = useState(Date.now)
  const time = requests.find((kept) => kept.key === key)?.sentAt ?? shownAt
  return (
    <Row>
      <RequestStatus request={request} />
      {machines.length > 0 && <DownloadButtons machines={machines} sent={{ reference, time }} />}
    </Row>
  )
}

export default ReceiptTools
