import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.estimate.title', description: 'Heading and document title' },
  question: { id: 'store.estimate.question', description: 'Title of the dialog on load' },
  questionText: { id: 'store.estimate.questionText', description: 'What signing in is good for' },
  signIn: { id: 'store.estimate.signIn', description: 'Button: leads to the store' },
  asItIs: { id: 'store.estimate.asItIs', description: 'Button: closes the dialog' },
  buy: { id: 'store.estimate.buy', description: 'Primary button, and title of its dialog' },
  buyText: { id: 'store.estimate.buyText', description: 'That buying needs an account' },
  register: { id: 'store.estimate.register', description: 'Button: leads to the registration' },
  toStore: { id: 'store.estimate.toStore', description: 'Button for those who are signed in' },
  country: { id: 'store.estimate.country', description: 'Label: where the license is billed' },
  japan: { id: 'store.estimate.japan', description: 'Choice: yen, with tax' },
  elsewhere: { id: 'store.estimate.elsewhere', description: 'Choice: dollars, without tax' },
  communityNext: {
    id: 'store.permission.communityNext',
    description: 'In the estimate: what a community team does to buy the cart',
  },
  guestHint: {
    id: 'store.permission.guestHint',
    description: 'In the estimate: what a guest does to buy the cart',
  },
});
