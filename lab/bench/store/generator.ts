import { fire, type FireOrder } from './fire.ts';

// The load generator, as a program of its own, which takes orders and answers each with its figures.

process.on('message', (order: FireOrder) => {
  void fire(order).then((hits) => process.send?.(hits));
});
