import { expect, test } from 'vitest'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()
const PASSWORD = 'Money-2468'
const page = { language: 'EN', pageNo: 1, pageSize: 50 }

async function member(points: string) {
  const said = { merchant: 'pampas', balance: '0', token: true, paymentPassword: PASSWORD }
  const made = (await bench.control('POST', '/sandbox/members', said)) as { username: string; token: string }
  await bench.control('POST', '/sandbox/points', { merchant: 'pampas', member: made.username, points })
  const call = async (name: Parameters<typeof bench.call>[0], payload: object) =>
    bench.call(name, { token: made.token, payload })
  let number = 0
  const send = async (name: Parameters<typeof bench.call>[0], payload: object) => {
    const requestNo = (number += 1).toString(16).padStart(32, '0')
    return call(name, { requestNo, paymentPassword: PASSWORD, ...payload })
  }
  return { ...made, call, send }
}

test('what is redeemed costs its points once it is asked for, and gives them back where it is rejected', async () => {
  const { username, call, send } = await member('1000')
  const bought = await send('redeemPointReward', { from: 'cinema', quantity: 2, amount: '600' })
  expect(bought).toMatchObject({ success: true, value: { points: '400.00' } })
  const { reference } = bought.value as { reference: string }
  expect((await call('getRedeemPointList', page)).value).toMatchObject({
    total: 1,
    list: [{ reference, name: 'Cinema ticket', quantity: 2, points: '600.00', status: 'In Process' }],
  })
  const said = { merchant: 'pampas', member: username, reference, status: 'Rejected', remark: 'None left' }
  expect(await bench.control('POST', '/sandbox/redemptions', said)).toMatchObject({ points: '1000.00' })
  expect(await bench.control('POST', '/sandbox/redemptions', said), 'once').toMatchObject({ status: 'Rejected' })
  expect((await call('getPointBalance', {})).value).toEqual({ points: '1000.00' })
  expect((await call('getPointRecords', { ...page, type: 'redeem' })).value).toMatchObject({
    total: 2,
    list: [
      { name: 'Returned', changedPoints: '600.00', pointsBalance: '1000.00', remark: reference },
      { changedPoints: '-600.00', pointsBalance: '400.00', status: 'Rejected', pointsRequirement: '300.00' },
    ],
  })
})

test('what can not be redeemed is said, and costs nothing', async () => {
  const { call, send } = await member('1000')
  const ask = async (payload: object): Promise<string> => String((await send('redeemPointReward', payload)).message)
  expect(await ask({ from: 'cinema', quantity: 1, amount: '299' })).toBe('price changed')
  expect(await ask({ from: 'cinema', quantity: 4, amount: '1200' })).toBe('not enough points')
  expect(await ask({ from: 'phone', quantity: 2, amount: '60000', remark: 'x' })).toBe('reward sold out')
  expect(await ask({ from: 'charger', quantity: 1, amount: '900' })).toBe('remark required')
  expect(await ask({ from: 'moon', quantity: 1, amount: '1' })).toBe('reward not found')
  expect(await ask({ from: 'cinema', quantity: 1, amount: '300', paymentPassword: 'Wrong-2468' })).toMatch(
    /payment password/,
  )
  expect((await call('getPointBalance', {})).value).toEqual({ points: '1000.00' })
})

test('points become money at the rate that was seen, and not below the minimum', async () => {
  const { username, send } = await member('250.00')
  expect((await send('convertPoint', { amount: '99.99', worth: '0.99' })).message).toBe('points below the minimum')
  expect((await send('convertPoint', { amount: '200', worth: '3.00' })).message).toBe('conversion rate changed')
  expect(await send('convertPoint', { amount: '250', worth: '2.50' })).toMatchObject({ value: { points: '0.00' } })
  const { balance } = await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)
  expect(balance).toBe('2.50')
})

test('bets earn points by their category, and say from which bet each came', async () => {
  const { username, call } = await member('0')
  await bench.control('POST', '/sandbox/records', { merchant: 'pampas', member: username, count: 200 })
  const { list, total } = (await call('getPointRecords', page)).value as {
    list: {
      changedPoints: string
      pointsBalance: string
      type: string
      pointsRatio: string
      amountRequirement: string
    }[]
    total: number
  }
  expect(total).toBeGreaterThan(20)
  const bets = list.filter(({ type }) => type === 'slots')
  expect(bets.length).toBeGreaterThan(0)
  for (const { changedPoints, amountRequirement, pointsRatio } of bets) {
    expect(pointsRatio).toBe('1.20')
    expect(Math.round(Number(changedPoints) * 100)).toBe(
      Math.floor((Math.round(Number(amountRequirement) * 100) * 120) / 10_000 + 1e-9),
    )
  }
  expect((await call('getPointBalance', {})).value).toEqual({ points: list[0]?.pointsBalance })
})
