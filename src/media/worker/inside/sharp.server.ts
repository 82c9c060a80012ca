import sharp from 'sharp';

// every decoder that is not one of ours stays shut: each is code that strangers' files would reach
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
// one picture is made at a time, and the other core is for visitors
sharp.concurrency(1);

/** sharp, set up for files of strangers: whoever works on pictures takes it from here. */
export { sharp };
