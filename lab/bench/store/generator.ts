import { fire, type FireOrder } from './fire.ts';

// The load generator as a separate program, which receives orders and returns figures.

process.on('message', (order: FireOrder) => {
  void fire(order).then((hits) => process.send?.(hits));
});
