import type { Dispatch } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'

export const useAppDispatch = useDispatch.withTypes<Dispatch>()

/** Each selector declares the part of the state that it reads. */
export const useAppSelector = useSelector.withTypes<never>()
