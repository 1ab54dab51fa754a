alter table account add column subject varchar(255) unique;
