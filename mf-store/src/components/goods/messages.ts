import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  cd: { id: 'store.goods.cd', description: 'What Circuit Designer is for, in one line' },
  pd: { id: 'store.goods.pd', description: 'What PCB Designer is for, in one line' },
  team: {
    id: 'store.goods.team',
    description: 'The team has {seats} licenses; {peak} is the most in use at once, if known',
  },
  period: {
    id: 'store.goods.period',
    description: 'Above a price: {count} months; before tax where there is one',
  },
  saving: { id: 'store.goods.saving', description: 'Chip: what twelve months at once save' },
  insteadOf: { id: 'store.goods.insteadOf', description: 'Price of twelve single months' },
  addNamed: {
    id: 'store.goods.addNamed',
    description: 'Name of the button on the card of {product}; begins with the words on it',
  },
  tiers: { id: 'store.goods.tiers', description: 'Name of the list of tiers' },
  inOrder: {
    id: 'store.goods.inOrder',
    description: '{sets} licenses of the product are in the cart',
  },
  reached: {
    id: 'store.goods.reached',
    description: '{sets} licenses of the product are in the cart, and their discount',
  },
  next: {
    id: 'store.goods.next',
    description: '{missing} more licenses give a discount of {rate}',
  },
  tier: { id: 'store.goods.tier', description: 'From {from} licenses on, a discount of {rate}' },
});
