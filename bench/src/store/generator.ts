import { fire, type FireOrder } from './fire.ts';

// The load generator, a program of its own: takes orders and tells what came of them.

process.on('message', (order: FireOrder) => {
  void fire(order).then((hits) => process.send?.(hits));
});
