/** The command types of one kind of document, named as the catalog does. */

export class Family {
  readonly create: string;
  readonly update: string;
  readonly cancel: string;
  readonly void: string;
  readonly get: string;
  readonly validate: string;
  readonly list: string;
  readonly lines: string;
  readonly bulkCreate: string;

  constructor(noun: string, plural = `${noun}s`) {
    this.create = `create-${noun}`;
    this.update = `update-${noun}`;
    this.cancel = `cancel-${noun}`;
    this.void = `void-${noun}`;
    this.get = `get-${noun}`;
    this.validate = `validate-${noun}`;
    this.list = `list-${plural}`;
    this.lines = `read-${noun}-lines`;
    this.bulkCreate = `bulk-create-${plural}`;
  }
}
