import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type KeptRequest, type KeptRequests, latest, nothingKept } from './keptRequests.ts'

/** Requests that were sent from this device, while the visitor wants them kept. */
export const keptRequestsSlice = createSlice({
  name: 'keptRequests',
  initialState: nothingKept,
  reducers: {
    requestReceived: (state, { payload }: PayloadAction<KeptRequest>) => {
      if (!state.keeps || state.requests.some(({ key }) => key === payload.key)) return state
      return { ...state, requests: latest([payload, ...state.requests], payload.sentAt) }
    },
    requestForgotten: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      requests: state.requests.filter(({ key }) => key !== payload),
    }),
    requestKeepingChosen: (state, { payload: keeps }: PayloadAction<boolean>) => ({
      keeps,
      requests: keeps ? state.requests : [],
    }),
    requestsRestored: (_state, { payload }: PayloadAction<KeptRequests>) => payload,
  },
  selectors: { selectKeptRequests: (state) => state },
})

export const { requestReceived, requestForgotten, requestKeepingChosen, requestsRestored } =
  keptRequestsSlice.actions
export const { selectKeptRequests } = keptRequestsSlice.selectors
